/// The decoder of all answers: an object whose keys are elements.
struct KeyedAnswersDecoder: Decoder {
    let answers: [String: AnswerValue]
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(AnswerContainer(values: answers, codingPath: []))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw mismatch }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw mismatch }

    private var mismatch: DecodingError {
        let text = "answers have names; decode a struct with a property for each, or a dictionary"
        return .typeMismatch([String: AnswerValue].self, .init(codingPath: [], debugDescription: text))
    }
}
