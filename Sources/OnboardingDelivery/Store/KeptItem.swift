import Foundation
import OnboardingActions
import OnboardingValues

/// A value that becomes JSON when a store wants it as text, which need not be on the main actor, nor ever.
package struct KeptItem: Hashable, Sendable {
    private let value: any Encodable & Hashable & Sendable

    package init(_ value: some Encodable & Hashable & Sendable) { self.value = value }

    /// The value as JSON.
    ///
    /// Throws what the encoder throws.
    func json(with encoder: JSONEncoder) throws -> String {
        // A value that has its JSON by itself need not go through an encoder, which takes many times as long.
        if let value = value as? any JSONConvertible { return value.json.text }
        if let value = value as? any SavedFormConvertible { return value.savedForm.text }
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    package static func == (left: Self, right: Self) -> Bool {
        func isEqual<Value: Hashable>(_ value: Value) -> Bool { value == right.value as? Value }
        return isEqual(left.value)
    }

    package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension StoreRecord {
    /// The record with its value as text. A value that cannot be encoded never takes the old one away.
    var encoded: StoreRecord { encoded(with: JSONEncoder()) }

    func encoded(with encoder: @autoclosure () -> JSONEncoder) -> StoreRecord {
        switch self {
        case .keep(let key, let item):
            Self.encoded(key, item, encoder()) { .set(key: key, json: $0) }
        case .keepEvent(let item): Self.encoded("event", item, encoder()) { .event(json: $0) }
        default: self
        }
    }

    private static func encoded(
        _ key: String,
        _ item: KeptItem,
        _ encoder: JSONEncoder,
        _ record: (String) -> StoreRecord
    ) -> StoreRecord {
        do {
            return record(try item.json(with: encoder))
        } catch {
            return .failed(StoreError(operation: .write, file: key, reason: "it cannot be encoded: \(error)"))
        }
    }
}
