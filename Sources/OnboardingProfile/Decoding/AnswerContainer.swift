/// Named values: the answers by element, or the parts of a date.
struct AnswerContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let values: [String: AnswerValue]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { values.keys.sorted().compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(forKey: key).value == .empty }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try decoder(forKey: key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(forKey: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(forKey: key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { KeyedAnswersDecoder(answers: values) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(forKey: key) }

    private func decoder(forKey key: Key) throws -> AnswerValueDecoder {
        if let value = values[key.stringValue] {
            return AnswerValueDecoder(value: value, codingPath: codingPath + [key])
        }
        throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "missing"))
    }
}
