/// The bytes of a journal, or of a part of one, that is put together record by record.
struct JournalImage {
    /// The number of the journal.
    let journal: UInt32
    /// Where in the file the bytes begin.
    private(set) var start: Int
    private var writer = ByteWriter()
    private var payload = ByteWriter()

    init(journal: UInt32, start: Int = 0) {
        self.journal = journal
        self.start = start
    }

    var bytes: [UInt8] { writer.bytes }

    /// Where in the file the next record begins.
    var end: Int { start + writer.bytes.count }

    /// Begins anew at a place in the file, in the room of the bytes of before.
    mutating func clear(start: Int) {
        self.start = start
        writer.clear()
    }

    mutating func add(_ kind: RecordKind, _ payload: [UInt8]) {
        RecordHeader.put(kind, payload, journal: journal, at: end, into: &writer)
        writer.put(raw: payload)
    }

    mutating func add(_ kind: RecordKind, _ fill: (inout ByteWriter) -> Void = { _ in }) {
        payload.clear()
        fill(&payload)
        add(kind, payload.bytes)
    }

    /// Adds what is kept, one record an item and an event, between a beginning and an end.
    mutating func add(_ fold: JournalFold) {
        add(.begin) { fold.beginning.put(into: &$0) }
        for (key, json) in fold.items {
            add(.item) {
                $0.put(key)
                $0.put(json)
            }
        }
        for event in fold.events {
            add(.event) {
                $0.put(UInt64(max(event.day, 0)))
                $0.put(event.json)
            }
        }
        add(.end)
    }
}
