public import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What can be shown at a placement.
public struct Content: Sendable, Hashable, Identifiable {
    /// The id.
    public let id: String
    /// What it is, in the host's own words, such as `paywall` or `home`.
    public let kind: String
    /// A title.
    public let title: String?
    /// The products it offers, by the ids of their store.
    public let products: [String]
    /// Whatever else the host needs.
    public let data: JSONValue?

    /// The data as a type of the host's own.
    ///
    /// - Throws: `DecodingError` when there are no data, or they are of another form.
    public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: JSONEncoder().encode(data ?? .null))
    }
}
