import OnboardingValues

/// One change as a journal has it.
enum JournalChange: Hashable {
    case set(key: String, json: String)
    case remove(key: String)
    case event(json: String)
    case clearEvents
    /// Something is written on another day than the last time; in days since 1970 in UTC.
    case day(Int64)

    private enum Code: UInt8 {
        case set = 1
        case remove, event, clearEvents, day
    }

    /// The change that a record asks for; nil where it asks for none.
    init?(_ record: StoreRecord) {
        switch record {
        case .set(let key, let json): self = .set(key: key, json: json)
        case .remove(let key): self = .remove(key: key)
        case .event(let json): self = .event(json: json)
        case .clearEvents: self = .clearEvents
        case .keep, .keepEvent, .failed: return nil
        }
    }

    func put(into writer: inout ByteWriter) {
        func put(_ code: Code) { writer.put(byte: code.rawValue) }
        switch self {
        case .set(let key, let json):
            put(.set)
            writer.put(key)
            writer.put(json)
        case .remove(let key):
            put(.remove)
            writer.put(key)
        case .event(let json):
            put(.event)
            writer.put(json)
        case .clearEvents: put(.clearEvents)
        case .day(let day):
            put(.day)
            writer.put(signed: day)
        }
    }

    init?(_ reader: inout ByteReader) {
        guard let code = reader.byte().flatMap(Code.init) else { return nil }
        switch code {
        case .set:
            guard let key = reader.text(), let json = reader.text() else { return nil }
            self = .set(key: key, json: json)
        case .remove:
            guard let key = reader.text() else { return nil }
            self = .remove(key: key)
        case .event:
            guard let json = reader.text() else { return nil }
            self = .event(json: json)
        case .clearEvents: self = .clearEvents
        case .day:
            guard let day = reader.signed() else { return nil }
            self = .day(day)
        }
    }

    /// The changes of a payload; nil where it is none, so that all of them are made or none.
    static func all(in payload: UnsafeRawBufferPointer) -> [JournalChange]? {
        var reader = ByteReader(payload)
        var changes: [JournalChange] = []
        while !reader.isAtEnd {
            guard let change = JournalChange(&reader) else { return nil }
            changes.append(change)
        }
        return changes
    }
}
