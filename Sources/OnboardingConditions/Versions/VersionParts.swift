/// The parts of a version, read one by one without allocating.
struct VersionParts: IteratorProtocol {
    private var rest: Substring.UTF8View?
    private var count = 0

    init(_ text: String) {
        // GrowthBook reads the empty text as 0.
        var bytes = Substring(text.isEmpty ? "0" : text).utf8
        if bytes.first == UInt8(ascii: "v") { bytes.removeFirst() }
        rest = bytes.prefix { $0 != UInt8(ascii: "+") }
    }

    mutating func next() -> VersionPart? {
        guard let bytes = rest else {
            // The mark of a release: after any text that pre-releases are named with.
            guard count == 3 else { return nil }
            count += 1
            return VersionPart("~".utf8[...])
        }
        let part = bytes.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") }
        rest = part.endIndex == bytes.endIndex ? nil : bytes[bytes.index(after: part.endIndex)...]
        count += 1
        return VersionPart(part)
    }
}
