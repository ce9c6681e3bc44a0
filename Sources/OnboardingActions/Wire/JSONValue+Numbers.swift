package import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension JSONValue {
    package init(_ integer: Int) { self = .number(Decimal(integer)) }

    /// A number with the shortest decimal digits that stand for it; nil for what JSON cannot say.
    package init?(_ double: Double) {
        guard let number = Decimal(shortest: double) else { return nil }
        self = .number(number)
    }
}
