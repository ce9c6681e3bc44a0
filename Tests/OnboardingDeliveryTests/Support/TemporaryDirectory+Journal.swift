import Foundation
import TestSupport

extension TemporaryDirectory {
    /// The journal of a store that has this directory.
    var journal: URL { url.appendingPathComponent("onboarding.journal") }
}
