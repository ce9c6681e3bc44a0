import OnboardingValues

/// The tests of one attribute; a class, so that evaluating counts one reference to it and none to its parts.
final class AttributeTest: Sendable {
    private let path: AttributePath
    private let tests: [ValueTest]

    init(_ path: AttributePath, _ tests: [ValueTest]) {
        self.path = path
        self.tests = tests
    }

    /// What the tests give whatever the attributes are, where that is plain to see.
    var constant: Bool? { tests.constant }

    func holds(for attributes: some AttributeSource, in surroundings: Surroundings) -> Bool {
        tests.hold(for: path.value(in: attributes), in: surroundings)
    }
}
