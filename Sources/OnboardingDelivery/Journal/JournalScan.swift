/// Goes through the bytes of a journal, record by record, and past what is damaged.
///
/// A record that ends beyond the end of the bytes was being written when the process or the power went: it counts as not
/// there. All else that is no record is damage; after it, the next mark is looked for whose header holds.
struct JournalScan {
    /// The number of the journal; that of the first record where it is not known before.
    private(set) var journal: UInt32?
    /// Where in the file the last record ends, or damage at the end of the file.
    private(set) var end: Int
    /// What is damaged, in places of the file.
    private(set) var damage: [Range<Int>] = []

    private let start: Int

    /// A scan of bytes that begin at a place in the file.
    init(start: Int, journal: UInt32?) {
        (self.start, self.journal) = (start, journal)
        end = start
    }

    /// Hands over each record; one that `take` refuses is damaged, too.
    mutating func read(
        _ bytes: UnsafeRawBufferPointer,
        _ take: (RecordKind, UnsafeRawBufferPointer) throws -> Bool
    ) rethrows {
        var place = 0
        while place < bytes.count {
            guard let header = header(bytes, place) else {
                if isTorn(bytes, place) { return }
                place = skip(bytes, from: place)
                continue
            }
            let payload = (place &+ RecordHeader.length)..<(place &+ RecordHeader.length &+ header.count)
            if payload.upperBound > bytes.count { return }
            journal = header.journal
            let part = UnsafeRawBufferPointer(rebasing: bytes[payload])
            if CRC32C.checksum(part) == header.checksum, let kind = RecordKind(rawValue: header.kind),
                try take(kind, part)
            {
                end = start + payload.upperBound
            } else {
                addDamage(place..<payload.upperBound)
            }
            place = payload.upperBound
        }
    }

    private func header(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> RecordHeader? {
        guard let header = RecordHeader(bytes, at: place, offset: start &+ place) else { return nil }
        return journal == nil || header.journal == journal ? header : nil
    }

    /// Whether the bytes end within a header.
    private func isTorn(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Bool {
        let rest = bytes[place...]
        return rest.count < RecordHeader.length && zip(rest, RecordHeader.mark).allSatisfy { $0 == $1 }
    }

    /// The place of the next record after one where there is none.
    private mutating func skip(_ bytes: UnsafeRawBufferPointer, from place: Int) -> Int {
        var next = place + 1
        while next < bytes.count, header(bytes, next) == nil { next += 1 }
        addDamage(place..<next)
        return next
    }

    private mutating func addDamage(_ range: Range<Int>) {
        let inFile = (start + range.lowerBound)..<(start + range.upperBound)
        if let last = damage.last, last.upperBound == inFile.lowerBound {
            damage[damage.count - 1] = last.lowerBound..<inFile.upperBound
        } else {
            damage.append(inFile)
        }
        end = inFile.upperBound
    }
}
