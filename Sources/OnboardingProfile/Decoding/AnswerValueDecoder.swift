import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The decoder of one answer.
struct AnswerValueDecoder: Decoder, SingleValueDecodingContainer {
    let value: AnswerValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .date(let date) = value else { throw mismatch("a struct") }
        let parts = [("day", date.day), ("month", date.month), ("year", date.year)]
        let known = parts.compactMap { name, part in part.map { (name, AnswerValue.number(Decimal($0))) } }
        let values = Dictionary(known) { first, _ in first }
        return KeyedDecodingContainer(AnswerContainer(values: values, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        switch value {
        case .strings(let texts): AnswerListContainer(texts: texts, codingPath: codingPath)
        case .empty: AnswerListContainer(texts: [], codingPath: codingPath)
        default: throw mismatch("an array")
        }
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { value == .empty }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let scalar = try scalar(type) {
            guard let result = scalar as? T else { throw mismatch("\(type)") }
            return result
        }
        return try T(from: self)
    }

    /// The value as a type that this decoder knows itself; nil when the type is another one.
    private func scalar(_ type: any Decodable.Type) throws -> Any? {
        switch type {
        case is String.Type: try text()
        case is Bool.Type: throw mismatch("true or false")
        case is Decimal.Type: try number(as: "\(type)")
        case is CalendarDate.Type: try calendarDate()
        case let type as any FixedWidthInteger.Type: try exact(type)
        case let type as any (BinaryFloatingPoint & LosslessStringConvertible).Type: try exact(type)
        default: nil
        }
    }

    private func text() throws -> String {
        switch value {
        case .string(let text): return text
        case .date(let date):
            if let text = date.text { return text }
            throw corrupted("the date has no year; decode a struct of day, month and year instead")
        default: throw mismatch("a String")
        }
    }

    private func number(as name: String) throws -> Decimal {
        if case .number(let number) = value { return number }
        throw mismatch("a number (\(name))")
    }

    private func calendarDate() throws -> CalendarDate {
        switch value {
        case .date(let date):
            if let day = date.calendarDate { return day }
            throw corrupted("the date is no whole day; decode a PartialDate, or ask for day, month and year")
        case .string(let text):
            if let day = CalendarDate(text) { return day }
            throw corrupted("\"\(text)\" is no date; decode a String instead")
        default: throw mismatch("a date")
        }
    }

    private func exact<Number: LosslessStringConvertible>(_ type: Number.Type) throws -> Number {
        let number = try number(as: "\(type)")
        if let exact = Number(number.description) { return exact }
        throw corrupted("\(number) is no \(type); decode a Decimal or a Double instead")
    }

    private func mismatch(_ expected: String) -> DecodingError {
        let text =
            value == .empty
            ? "the answer was emptied; make the property optional"
            : "the answer is \(value.kindName), and \(expected) was asked for; give the property the answer's type"
        return .typeMismatch(AnswerValue.self, .init(codingPath: codingPath, debugDescription: text))
    }

    private func corrupted(_ text: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
    }
}
