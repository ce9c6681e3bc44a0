/// The first record of a journal: its version, what remains to be removed, and the counts that outlive the events.
struct JournalBeginning: Hashable {
    /// The version of the format; a journal of a newer one is refused.
    static let version: UInt64 = 1

    /// What is to be removed now that this file is in place.
    enum Remains: UInt64 {
        case nothing, snapshot, everything
    }

    var remains = Remains.nothing
    /// Changes with every erasure, so that what failed to be written before one is not written after it.
    var erasure: UInt64 = 0
    /// The days on which something was written.
    var day = 0
    /// The last of them, in days since 1970 in UTC.
    var calendarDay: Int64?
    var dropped = DroppedEvents()

    func put(into writer: inout ByteWriter) {
        writer.put(Self.version)
        writer.put(remains.rawValue)
        writer.put(erasure)
        for count in [day, dropped.count, dropped.size, dropped.age] { writer.put(UInt64(max(count, 0))) }
        writer.put(byte: calendarDay == nil ? 0 : 1)
        writer.put(signed: calendarDay ?? 0)
    }

    /// The version that a beginning says it has.
    static func version(of payload: UnsafeRawBufferPointer) -> UInt64? {
        var reader = ByteReader(payload)
        return reader.number()
    }

    init(remains: Remains = .nothing, erasure: UInt64 = 0) {
        (self.remains, self.erasure) = (remains, erasure)
    }

    init?(_ payload: UnsafeRawBufferPointer) {
        var reader = ByteReader(payload)
        guard reader.number() == Self.version, let remains = reader.number().flatMap(Remains.init),
            let erasure = reader.number(), let day = reader.count(), let count = reader.count(),
            let size = reader.count(), let age = reader.count(), let hasDay = reader.byte(),
            let calendarDay = reader.signed(), reader.isAtEnd
        else { return nil }
        (self.remains, self.erasure, self.day) = (remains, erasure, day)
        self.calendarDay = hasDay == 1 ? calendarDay : nil
        dropped = DroppedEvents(count: count, size: size, age: age)
    }
}
