import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A version with which others are compared.
///
/// The order is the one of GrowthBook's SDKs: a leading `v` and what follows a `+` do not count, `.` and `-` separate
/// parts, and exactly three parts are a release and come after their pre-releases. Numbers are below texts and compare
/// by value whatever their length; texts compare by Unicode scalars. A number stands for its text.
struct Version: Sendable {
    private let text: String

    /// Nil when the value is neither text nor a number.
    init?(_ value: JSONValue) {
        switch value {
        case .string(let text): self.text = text
        case .number(let number): text = number.description
        case .null, .bool, .array, .object: return nil
        }
    }

    /// Whether a value stands in a relation to this version; false for what is no version, whatever the relation.
    func holds(_ relation: Relation, for value: JSONValue) -> Bool {
        guard let left = Version(value) else { return false }
        return relation.holds(left.order(to: self))
    }

    func order(to right: Version) -> Order {
        var leftParts = VersionParts(text)
        var rightParts = VersionParts(right.text)
        while true {
            switch (leftParts.next(), rightParts.next()) {
            case (nil, nil): return .same
            case (nil, _): return .ascending
            case (_, nil): return .descending
            case (let leftPart?, let rightPart?):
                let order = leftPart.order(to: rightPart)
                if order != .same { return order }
            }
        }
    }
}
