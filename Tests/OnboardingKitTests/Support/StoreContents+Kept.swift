import OnboardingDelivery

@testable import OnboardingKit

extension StoreContents {
    /// What a client that opens this has.
    var kept: Kept {
        var reader = KeptReader(self) { "new" }
        return reader.kept()
    }
}
