import Foundation

/// How a journal writes.
extension Journal {
    /// Writes changes, each payload all or none, and returns once they are on disk. When it throws they are in memory, and
    /// go to disk with the next call that does not throw. Where nothing else is to be left, what was kept before and is
    /// not any more is gone from every file.
    mutating func append(_ payloads: [[UInt8]], leavingNothingElse: Bool = false) throws(StoreError) {
        guard isBehind || !payloads.isEmpty else { return }
        if leavingNothingElse { owesClearing = true }
        var accepted = false
        do throws(StoreError) {
            // Before the lock's file is made where nothing may be read.
            if !isOpen { _ = try canBeRead() }
            try locked { (journal) throws(StoreError) in
                // This may take away what is owed from before, where another process erased everything.
                try journal.refresh()
                journal.owed += payloads
                accepted = true
                journal.isOpen = true
                let clears = journal.owesClearing
                if clears {
                    journal.needsRewrite = true
                    journal.fold.begin { $0.remains = .everything }
                }
                try journal.writeOwed()
                journal.owesClearing = false
                do throws(StoreError) { try journal.sweep() } catch { if clears { throw error } }
            }
        } catch {
            if !accepted { owed += payloads }
            throw error
        }
    }

    /// Writes what is owed at the end of the file, or a new file where that cannot be.
    private mutating func writeOwed() throws(StoreError) {
        guard let file, !needsRewrite else {
            var whole = fold
            whole.apply(.day(today))
            for payload in owed { whole.apply(payload: payload) }
            return try rewrite(whole, owing: [])
        }
        if !isNameDurable { try syncName() }
        if owed.isEmpty { return }
        image.clear(start: end)
        let group = payloads
        for payload in group { image.add(.changes, payload) }
        if size > end { try file.truncate(to: end) }
        try write(image.bytes, to: file, leavingBehind: group)
        for payload in group { fold.apply(payload: payload) }
        (end, size) = (image.end, image.end)
        owed = []
    }

    /// What is owed, after the day where that is another one.
    private var payloads: [[UInt8]] {
        if today == fold.beginning.calendarDay { return owed }
        var writer = ByteWriter()
        JournalChange.day(today).put(into: &writer)
        return [writer.bytes] + owed
    }

    private var today: Int64 {
        Int64(exactly: (now().timeIntervalSince1970 / 86_400).rounded(.down)) ?? 0
    }

    /// Writes at the end of the file; what cannot be written or synced is cut off again.
    mutating func write(
        _ bytes: [UInt8],
        to file: OpenFile,
        leavingBehind group: [[UInt8]]
    ) throws(StoreError) {
        do throws(StoreError) {
            try file.write(bytes, at: end)
            do throws(StoreError) {
                try file.sync()
            } catch {
                // The system may have dropped what it could not write and say of the next sync that all is well.
                needsRewrite = true
                throw error
            }
        } catch {
            do {
                try file.truncate(to: end)
            } catch {
                (uncut, needsRewrite) = (group, true)
            }
            throw error
        }
    }

    mutating func syncName() throws(StoreError) {
        do { try files.syncDirectory(place.directory) } catch { throw StoreError(.write, place.directory, error) }
        isNameDurable = true
    }

    // MARK: A new file

    /// Whether so much of the file is of no use any more that a new one is due.
    var isCompactionDue: Bool {
        file != nil && end > compactionSize && end >= 2 * fold.liveBytes
    }

    /// Writes a new file with what is kept and nothing else. Where it fails the old one stays, and it is tried again once
    /// the file has grown by half.
    mutating func compact() {
        do throws(StoreError) {
            try locked { (journal) throws(StoreError) in
                try journal.refresh()
                guard journal.isCompactionDue, journal.owed.isEmpty else { return }
                try journal.rewrite(journal.fold)
            }
        } catch {
            compactionSize = end + end / 2
        }
    }

    /// Puts a new file in the journal's place that holds a state and nothing else. After it is owed what is said, or what
    /// was before.
    mutating func rewrite(_ whole: JournalFold, owing: [[UInt8]]? = nil) throws(StoreError) {
        let (old, ranges, left, told) = (file, damagedRanges, damageLeft, damage)
        let aside = try setAsideDamage()
        do throws(StoreError) {
            try replaceFile(whole, owing: owing)
        } catch {
            if let aside, file === old {
                // The damage is still in its place; else each attempt would leave another copy behind.
                try? files.remove(aside)
                (damagedRanges, damageLeft, damage) = (ranges, left, told)
            }
            throw error
        }
    }

    private mutating func replaceFile(_ whole: JournalFold, owing: [[UInt8]]?) throws(StoreError) {
        var image = JournalImage(journal: .random(in: 1 ... .max))
        image.add(whole)
        do { try files.remove(place.new) } catch { throw StoreError(.write, place.new, error) }
        let new = try OpenFile(place.new, .createNew, for: .write, in: files)
        do throws(StoreError) {
            try new.write(image.bytes, at: 0)
            try new.sync()
            do { try files.rename(place.new, to: place.journal) } catch {
                throw StoreError(.write, place.journal, error)
            }
        } catch {
            // Room for the next attempt; where this fails, too, that attempt begins with it.
            try? files.remove(place.new)
            throw error
        }
        new.path = place.journal
        (file, fold, end, size) = (new, whole, image.end, image.end)
        self.image = image
        owed = owing ?? owed
        (uncut, needsRewrite, isNameDurable) = ([], false, false)
        compactionSize = Self.leastCompacted
        try syncName()
    }
}
