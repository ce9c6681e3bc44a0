/// What a record of a journal is.
enum RecordKind: UInt8, CaseIterable {
    /// The first record of a file; see `JournalBeginning`.
    case begin = 1
    /// The changes of one append, all or none.
    case changes = 2
    /// An item as it was when the file was written.
    case item = 3
    /// An event as it was when the file was written, with its day.
    case event = 4
    /// The end of what was there when the file was written.
    case end = 5
    /// What the beginning says is to be removed is removed.
    case swept = 6
}
