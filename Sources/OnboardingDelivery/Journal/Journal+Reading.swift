/// How a journal reads what is on disk. All of it is done under the lock.
extension Journal {
    /// Reads what was not read yet: all of the file at the first time and where it is another one, else what others
    /// appended.
    mutating func refresh() throws(StoreError) {
        guard let there = try status(at: place.journal) else {
            if isOpen {
                // Somebody removed it. What is kept is in memory still.
                file = nil
            } else {
                try takeOver()
                try? sweep()
            }
            return
        }
        if let file, file.status.identity == there.identity {
            size = there.size
            if there.size > end { try readOn(file, to: there.size) }
            if there.size < end { needsRewrite = true }
        } else {
            try load()
        }
        if !damagedRanges.isEmpty { setAsideAndRewrite() }
        try? sweep()
    }

    /// Reads a journal that was not open.
    private mutating func load() throws(StoreError) {
        let opened = try OpenFile(place.journal, .update, for: .read, in: files)
        let length = opened.status.size
        var read = JournalFold(bounds: bounds)
        var scan = JournalScan(start: 0, journal: nil)
        var hasBegun = false
        var newer: UInt64?
        try scan.read(opened, to: length) { kind, payload in
            if kind == .begin, let version = JournalBeginning.version(of: payload) {
                if version > JournalBeginning.version { newer = version }
                hasBegun = true
            }
            return read.apply(kind, payload)
        }
        if let newer { throw StoreError.newerVersion(Int(clamping: newer), of: place.journal) }
        // What another erased was to be gone, also from what this one could not write before.
        if isOpen, read.beginning.erasure != fold.beginning.erasure { owed = [] }
        (file, fold, end, size, isOpen) = (opened, read, scan.end, length, true)
        image = JournalImage(journal: scan.journal ?? 0)
        (damagedRanges, uncut) = (scan.damage, [])
        needsRewrite = !hasBegun
        isNameDurable = false
        compactionSize = Self.leastCompacted
    }

    /// Reads what others appended.
    private mutating func readOn(_ file: OpenFile, to size: Int) throws(StoreError) {
        var scan = JournalScan(start: end, journal: image.journal == 0 ? nil : image.journal)
        var (fold, uncut) = (fold, uncut)
        try scan.read(file, to: size) { kind, payload in
            // Its own, which it still owes, must not count twice.
            if kind == .changes, let own = uncut.first, own.elementsEqual(payload) {
                uncut.removeFirst()
                return true
            }
            return fold.apply(kind, payload)
        }
        (self.fold, self.uncut, end) = (fold, uncut, scan.end)
        damagedRanges += scan.damage
    }

    // MARK: Damage

    /// Sets aside what is damaged and writes a file without it. Where that fails, both are left for the next write or the
    /// next opening, and what could be read counts all the same.
    private mutating func setAsideAndRewrite() {
        do throws(StoreError) {
            try rewrite(fold)
        } catch {
            needsRewrite = true
            damageLeft = damagedRanges.map { range in
                let reason = "\(range.count) bytes from \(range.lowerBound) on are damaged; \(error)"
                return StoreError(operation: .read, file: place.journal, reason: reason)
            }
        }
    }

    /// Copies what is damaged into a file of its own, and reports it.
    @discardableResult
    mutating func setAsideDamage() throws(StoreError) -> String? {
        guard let file, !damagedRanges.isEmpty else { return nil }
        var bytes: [UInt8] = []
        for range in damagedRanges { bytes += try file.read(range) }
        let path = try writeAside(bytes)
        for range in damagedRanges {
            let name = path.dropFirst(place.directory.count + 1)
            let reason = "\(range.count) bytes from \(range.lowerBound) on are damaged and were set aside as \(name)"
            damage.append(StoreError(operation: .read, file: place.journal, reason: reason))
        }
        (damagedRanges, damageLeft) = ([], [])
        return path
    }

    private func writeAside(_ bytes: [UInt8]) throws(StoreError) -> String {
        let path = try freeName(for: place.journal)
        let aside = try OpenFile(path, .createNew, for: .write, in: files)
        do throws(StoreError) {
            try aside.write(bytes, at: 0)
            try aside.sync()
        } catch {
            try? files.remove(path)
            throw error
        }
        return path
    }

    /// The first name under which nothing is set aside yet.
    func freeName(for path: String) throws(StoreError) -> String {
        var number = 1
        while try status(at: JournalPlace.damaged(path, number)) != nil { number += 1 }
        return JournalPlace.damaged(path, number)
    }
}

extension JournalFold {
    /// Takes a record, and says whether it could be read.
    fileprivate mutating func apply(_ kind: RecordKind, _ payload: UnsafeRawBufferPointer) -> Bool {
        var reader = ByteReader(payload)
        switch kind {
        case .begin:
            guard let beginning = JournalBeginning(payload) else { return false }
            begin(beginning)
        case .changes: return apply(payload)
        case .item:
            guard let key = reader.text(), let json = reader.text() else { return false }
            apply(.set(key: key, json: json))
        case .event:
            guard let day = reader.count(), let json = reader.text() else { return false }
            add(LoggedEvent(json: json, day: day))
        case .end: break
        case .swept: begin { $0.remains = .nothing }
        }
        return true
    }
}

extension StoreError {
    /// A file that an app before an update must not begin anew over.
    static func newerVersion(_ version: Int, of file: String) -> StoreError {
        let reason = "it was written by a newer version of the kit (\(version)); update the app"
        return StoreError(operation: .read, file: file, reason: reason)
    }
}
