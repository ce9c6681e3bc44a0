/// The values of several choices, one after another.
struct AnswerListContainer: UnkeyedDecodingContainer {
    let texts: [String]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(texts: [String], codingPath: [any CodingKey]) {
        self.texts = texts
        self.codingPath = codingPath
    }

    var count: Int? { texts.count }
    var isAtEnd: Bool { currentIndex >= texts.count }

    func decodeNil() throws -> Bool { false }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().decode(type) }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }

    mutating func superDecoder() throws -> any Decoder { try next() }

    private mutating func next() throws -> AnswerValueDecoder {
        guard !isAtEnd else {
            let text = "there are \(texts.count) choices, and more were asked for; read only as many"
            throw DecodingError.valueNotFound(String.self, .init(codingPath: codingPath, debugDescription: text))
        }
        defer { currentIndex += 1 }
        return AnswerValueDecoder(value: .string(texts[currentIndex]), codingPath: codingPath)
    }
}
