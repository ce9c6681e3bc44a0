#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A JSON value that remembers on which line of its document it began.
package struct JSONNode: Sendable {
    package enum Content: Sendable {
        case null
        case bool(Bool)
        case number(Decimal)
        case string(String)
        case array([JSONNode])
        case object([Member])
    }

    package struct Member: Sendable {
        package let key: String
        package let line: Int
        package let value: JSONNode
    }

    /// 1-based.
    package let line: Int
    package let content: Content

    package init(line: Int, content: Content) {
        self.line = line
        self.content = content
    }

    /// The value without its places.
    package var value: JSONValue {
        switch content {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let number): .number(number)
        case .string(let text): .string(text)
        case .array(let items): .array(items.map(\.value))
        case .object(let members): .object(JSONObject(members.map { ($0.key, $0.value.value) }))
        }
    }

    package subscript(_ key: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    package var kindName: String {
        switch content {
        case .null: JSONValue.null.kindName
        case .bool(let flag): JSONValue.bool(flag).kindName
        case .number(let number): JSONValue.number(number).kindName
        case .string(let text): JSONValue.string(text).kindName
        case .array: JSONValue.array([]).kindName
        case .object: JSONValue.object([:]).kindName
        }
    }
}
