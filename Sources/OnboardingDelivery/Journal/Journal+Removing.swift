import Foundation

/// How a journal takes the place of a snapshot, and how all is erased. Both put a journal in place first that says what is
/// to be removed, so that the next opening does what a kill left undone.
extension Journal {
    /// Takes what a version before the journal kept. Where that cannot be written now, it counts, stays where it is, and is
    /// written with the next append.
    mutating func takeOver() throws(StoreError) {
        guard let there = try status(at: place.snapshot) else { return }
        let bytes = try OpenFile(place.snapshot, .read, for: .read, in: files).read(0..<there.size)
        guard let contents = StoreContents(snapshot: Data(bytes)) else {
            if let version = StoreContents.version(ofSnapshot: Data(bytes)), version > StoreContents.version {
                throw StoreError.newerVersion(version, of: place.snapshot)
            }
            try setAsideSnapshot()
            isOpen = true
            return
        }
        fold.takeOver(contents)
        isOpen = true
        try? rewrite(fold)
    }

    private mutating func setAsideSnapshot() throws(StoreError) {
        let path = try freeName(for: place.snapshot)
        do { try files.rename(place.snapshot, to: path) } catch { throw StoreError(.read, place.snapshot, error) }
        let name = path.dropFirst(place.directory.count + 1)
        let reason = "it is damaged and was set aside as \(name)"
        damage.append(StoreError(operation: .read, file: place.snapshot, reason: reason))
    }

    /// Forgets everything, in memory and in every file. When it throws before the new file is in place, nothing is
    /// forgotten; after that, the next write or opening does the rest.
    mutating func erase() throws(StoreError) {
        try locked { (journal) throws(StoreError) in
            var empty = JournalFold(bounds: journal.bounds)
            empty.begin { $0 = JournalBeginning(remains: .everything, erasure: .random(in: 1 ... .max)) }
            // What is damaged is not set aside but forgotten with the rest.
            let ranges = journal.damagedRanges
            journal.damagedRanges = []
            defer {
                if journal.fold.beginning.erasure == empty.beginning.erasure {
                    (journal.damage, journal.damageLeft, journal.isOpen) = ([], [], true)
                } else {
                    journal.damagedRanges = ranges
                }
            }
            try journal.rewrite(empty, owing: [])
            try journal.sweep()
        }
    }

    /// Removes what is to be removed now that the journal is in its place, and notes that it is.
    mutating func sweep() throws(StoreError) {
        guard let file, fold.beginning.remains != .nothing, !needsRewrite else { return }
        if !isNameDurable { try syncName() }
        do { try removeLeftovers() } catch { throw StoreError(.write, place.directory, error) }
        image.clear(start: end)
        image.add(.swept)
        try file.truncate(to: end)
        try write(image.bytes, to: file, leavingBehind: [])
        (end, size) = (image.end, image.end)
        fold.begin { $0.remains = .nothing }
    }

    private func removeLeftovers() throws(FileError) {
        var names = try files.list(place.directory).filter(JournalPlace.isLeftover)
        if fold.beginning.remains == .snapshot { names = names.filter { place.path($0) == place.snapshot } }
        for name in names { try files.remove(place.path(name)) }
        try files.syncDirectory(place.directory)
    }
}

extension JournalFold {
    /// Takes what a snapshot kept; its events count from the first day in use on.
    fileprivate mutating func takeOver(_ contents: StoreContents) {
        for (key, json) in contents.items { apply(.set(key: key, json: json)) }
        for event in contents.events { apply(.event(json: event)) }
        begin {
            $0.dropped.count += contents.dropped.count
            $0.remains = .snapshot
        }
    }
}
