import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import TestSupport

/// The public vectors on branching: flows, and for each a list of answers and the path they lead through.
enum BranchingVectors {
    struct Case {
        let answers: JSONValue
        let path: [String]
    }

    static let folder = Fixture.conformance?.appendingPathComponent("branching")

    static func files() throws -> [URL] { try folder.map { try Fixture.files(in: $0) } ?? [] }

    static func read(_ file: URL) throws -> (flow: JSONValue, cases: [Case]) {
        let document = try Fixture.json(file)
        let cases = (document["cases"]?.array ?? []).map { item in
            Case(answers: item["answers"] ?? [:], path: item["path"]?.array?.compactMap(\.string) ?? [])
        }
        return (document["flow"] ?? .null, cases)
    }
}
