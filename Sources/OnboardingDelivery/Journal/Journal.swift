import Foundation

/// A store's journal: a file to whose end every change is written, and the state that its records come to.
///
/// Nothing here is asynchronous; `JournalStore` calls it on its own queue. What several processes do with one journal is in
/// order because each holds the lock while it reads what the others wrote and writes its own.
struct Journal {
    let place: JournalPlace
    let files: any FileLayer
    let bounds: StoreBounds
    let now: @Sendable () -> Date
    var lock: JournalLock

    /// What the file holds up to `end`, and what the memory holds where there is no file.
    var fold: JournalFold
    /// Whether what is on disk was read, so that `fold` counts.
    var isOpen = false
    /// The file, where in it the next record goes, and how long it is.
    var file: OpenFile?
    var end = 0
    var size = 0
    /// The records being put together, in a room that is used again; they have the journal's number, which is 0
    /// where no record was there to tell it.
    var image: JournalImage
    /// The payloads of changes that were accepted and are not on disk.
    var owed: [[UInt8]] = []
    /// Those of them that stand in the file all the same, because a write failed and then the cutting, too.
    var uncut: [[UInt8]] = []
    /// Whether the file cannot be trusted or gone on with, so that the next write makes a new one.
    var needsRewrite = false
    /// Whether what is not kept any more must go from the disk with the next write: from the journal, and with what was set
    /// aside.
    var owesClearing = false
    /// Whether the directory says durably which file is the journal. Not after opening: who put it there may be gone.
    var isNameDurable = false
    /// What of the file is damaged and not set aside yet, and what is to be said of it so long.
    var damagedRanges: [Range<Int>] = []
    var damageLeft: [StoreError] = []
    var damage: [StoreError] = []
    /// The size from which a compaction is tried again after one that failed.
    var compactionSize = Self.leastCompacted

    /// A smaller file is not worth a new one.
    static let leastCompacted = 64 * 1024

    init(
        directory: String,
        bounds: StoreBounds,
        files: any FileLayer,
        now: @escaping @Sendable () -> Date
    ) {
        place = JournalPlace(directory: directory)
        (self.files, self.bounds, self.now) = (files, bounds, now)
        lock = JournalLock(place, in: files)
        fold = JournalFold(bounds: bounds)
        image = JournalImage(journal: 0)
    }

    /// Whether something that was accepted may be missing on disk.
    var isBehind: Bool {
        !owed.isEmpty || owesClearing || file != nil && (needsRewrite || fold.beginning.remains != .nothing)
    }

    /// What is kept, with what others wrote since. Nothing is made on disk where nothing is there.
    mutating func contents() throws(StoreError) -> StoreContents {
        if try hasNews() { try locked { (journal) throws(StoreError) in try journal.refresh() } }
        var whole = fold
        for payload in owed { whole.apply(payload: payload) }
        var contents = whole.contents
        contents.damage = damage + damageLeft
        return contents
    }

    /// Whether the file is another one, or longer, than what was read of it.
    private func hasNews() throws(StoreError) -> Bool {
        guard isOpen else { return try canBeRead() }
        guard let there = try status(at: place.journal) else { return false }
        return there.identity != file?.status.identity || there.size != end
    }

    /// Whether there is something to read. Throws where it may not be read, before anything is made on disk.
    func canBeRead() throws(StoreError) -> Bool {
        for path in [place.journal, place.snapshot] where try status(at: path) != nil {
            _ = try OpenFile(path, .read, for: .read, in: files).read(0..<1)
            return true
        }
        return false
    }

    /// Does something while nobody else reads or writes.
    mutating func locked(_ body: (inout Journal) throws(StoreError) -> Void) throws(StoreError) {
        let held = try lock.take()
        defer { held.unlock() }
        try body(&self)
    }

    func status(at path: String) throws(StoreError) -> FileStatus? {
        do { return try files.status(at: path) } catch { throw StoreError(.read, path, error) }
    }
}

extension JournalFold {
    /// Makes the changes of a payload, all or none, and says whether it was one.
    @discardableResult
    mutating func apply(payload: [UInt8]) -> Bool {
        payload.withUnsafeBytes { apply($0) }
    }

    mutating func apply(_ payload: UnsafeRawBufferPointer) -> Bool {
        guard let changes = JournalChange.all(in: payload) else { return false }
        for change in changes { apply(change) }
        return true
    }
}
