/// Decodes answers into a type of the host's own.
///
/// A property is named like an element's id or its analytics key. A choice is a `String` or an enum of strings, several
/// choices an array or a set of these, a number any number type (a whole one if it fits exactly), a date a `CalendarDate`, a
/// `PartialDate`, a `String` or a struct of `day`, `month` and `year`. What may be missing or empty is optional; several
/// choices that were emptied are an empty array as well.
public struct AnswerDecoder: Sendable {
    /// Makes a decoder.
    public init() {}

    /// Decodes answers.
    ///
    /// One answer may stand in the list under two keys. Of two answers under one key the first one counts.
    ///
    /// - Throws: `AnswerDecodingError` that names the element; whatever the type's own `init(from:)` throws besides
    ///   `DecodingError`.
    public func decode<T: Decodable>(_ type: T.Type, from answers: [(key: String, value: AnswerValue)]) throws -> T {
        do {
            let byKey = Dictionary(answers.map { ($0.key, $0.value) }) { first, _ in first }
            return try T(from: KeyedAnswersDecoder(answers: byKey))
        } catch let error as DecodingError {
            throw AnswerDecodingError(error)
        }
    }
}

extension AnswerDecodingError {
    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context) where context.codingPath.isEmpty:
            self.init(
                elementId: key.stringValue,
                text: "there is no answer; make the property optional, or require the answer in the flow"
            )
        case .keyNotFound(let key, let context):
            let text = "the \(key.stringValue) is not known; make the property optional, or ask for it in the flow"
            self.init(elementId: context.codingPath.first?.stringValue, text: text)
        case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
            self.init(elementId: context.codingPath.first?.stringValue, text: context.debugDescription)
        @unknown default:
            self.init(elementId: nil, text: String(describing: error))
        }
    }
}
