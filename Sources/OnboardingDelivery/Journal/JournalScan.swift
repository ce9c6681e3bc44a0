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

    /// Where in the file the part at hand begins.
    private var start: Int

    /// A scan that begins at a place in the file.
    init(start: Int, journal: UInt32?) {
        (self.start, self.journal) = (start, journal)
        end = start
    }

    /// Goes through a file up to a size and hands over each record; one that `take` refuses is damaged, too.
    ///
    /// So many bytes are in memory at a time, or as many as the longest record has.
    mutating func read(
        _ file: OpenFile,
        to size: Int,
        part: Int = 64 * 1024,
        _ take: (RecordKind, UnsafeRawBufferPointer) -> Bool
    ) throws(StoreError) {
        var length = part
        while start < size {
            let range = start..<min(size, start + length)
            let bytes = try file.read(range)
            let isLast = bytes.count < range.count || range.upperBound == size
            let done = bytes.withUnsafeBytes { read($0, isLast: isLast, take) }
            if isLast { return }
            start += done
            length = done == 0 ? 2 * length : part
        }
    }

    /// Returns where it stopped: at the end, or before what may go on beyond it.
    private mutating func read(
        _ bytes: UnsafeRawBufferPointer,
        isLast: Bool,
        _ take: (RecordKind, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        var place = 0
        while place < bytes.count {
            if !isLast, place &+ RecordHeader.length > bytes.count { return place }
            guard let header = header(bytes, place) else {
                if isTorn(bytes, place) { return place }
                place = skip(bytes, from: place, isLast: isLast)
                continue
            }
            let payload = (place &+ RecordHeader.length)..<(place &+ RecordHeader.length &+ header.count)
            if payload.upperBound > bytes.count { return place }
            journal = header.journal
            let part = UnsafeRawBufferPointer(rebasing: bytes[payload])
            if CRC32C.checksum(part) == header.checksum, let kind = RecordKind(rawValue: header.kind),
                take(kind, part)
            {
                end = start + payload.upperBound
            } else {
                addDamage(place..<payload.upperBound)
            }
            place = payload.upperBound
        }
        return place
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

    /// The place of the next record after one where there is none, or that from which a header may go on beyond the bytes.
    private mutating func skip(_ bytes: UnsafeRawBufferPointer, from place: Int, isLast: Bool) -> Int {
        var next = place + 1
        let last = isLast ? bytes.count : bytes.count - RecordHeader.length + 1
        while next < last, header(bytes, next) == nil { next += 1 }
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
