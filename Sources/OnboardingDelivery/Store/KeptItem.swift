import Foundation

/// A value that becomes JSON when a store wants it as text, which need not be on the main actor, nor ever.
package struct KeptItem: Hashable, Sendable {
    private let value: any Encodable & Hashable & Sendable

    package init(_ value: some Encodable & Hashable & Sendable) { self.value = value }

    /// The value as JSON.
    ///
    /// Throws what the encoder throws.
    func json() throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    package static func == (left: Self, right: Self) -> Bool {
        func isEqual<Value: Hashable>(_ value: Value) -> Bool { value == right.value as? Value }
        return isEqual(left.value)
    }

    package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension StoreRecord {
    /// The record with its value as text. A value that cannot be encoded never takes the old one away.
    var encoded: StoreRecord {
        guard case .keep(let key, let item) = self else { return self }
        do {
            return .set(key: key, json: try item.json())
        } catch {
            return .failed(StoreError(operation: .write, file: key, reason: "it cannot be encoded: \(error)"))
        }
    }
}
