#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension JSONValue: Codable {
    /// Reads any JSON value.
    ///
    /// Throws what the decoder throws. The order of keys is the decoder's.
    public init(from decoder: any Decoder) throws {
        if let keyed = try? decoder.container(keyedBy: AnyKey.self) {
            self = .object(
                JSONObject(try keyed.allKeys.map { ($0.stringValue, try keyed.decode(JSONValue.self, forKey: $0)) })
            )
            return
        }
        if var list = try? decoder.unkeyedContainer() {
            var items: [JSONValue] = []
            while !list.isAtEnd { items.append(try list.decode(JSONValue.self)) }
            self = .array(items)
            return
        }
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            self = .null
        } else if let flag = try? single.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? single.decode(DecodedDecimal.self) {
            self = .number(number.value)
        } else {
            self = .string(try single.decode(String.self))
        }
    }

    /// Writes the value as JSON.
    ///
    /// Throws `EncodingError.invalidValue` for arrays and objects nested more than 128 levels deep, and for a number
    /// that is `Decimal.nan`, which could not be read again.
    public func encode(to encoder: any Encoder) throws {
        if encoder.codingPath.count > Self.deepestEncoded {
            let text = "the value is nested more than \(Self.deepestEncoded) levels deep"
            throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: text))
        }
        switch self {
        case .object(let object):
            var keyed = encoder.container(keyedBy: AnyKey.self)
            for (key, value) in object { try keyed.encode(value, forKey: AnyKey(key)) }
        case .array(let items):
            var list = encoder.unkeyedContainer()
            for item in items { try list.encode(item) }
        case .null:
            var single = encoder.singleValueContainer()
            try single.encodeNil()
        case .bool(let flag):
            var single = encoder.singleValueContainer()
            try single.encode(flag)
        case .number(let number):
            try DecodedDecimal(number).encode(to: encoder)
        case .string(let string):
            var single = encoder.singleValueContainer()
            try single.encode(string)
        }
    }

    private static let deepestEncoded = 128

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ key: String) { stringValue = key }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
