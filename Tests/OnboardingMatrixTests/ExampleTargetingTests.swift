import Foundation
import OnboardingKit
import OnboardingMatrix
import TestSupport
import Testing

@Suite("The targeting documents of the examples")
struct ExampleTargetingTests {
    static let names: [String] = {
        let folder = Fixture.package.appendingPathComponent("Examples/Flows").path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    private func bytes(_ path: String) throws -> Data {
        try Data(contentsOf: Fixture.package.appendingPathComponent("Examples/\(path).json"))
    }

    @Test("There are some") func some() { #expect(Self.names.count >= 5) }

    @Test("Go with their flow without an issue, and every audience can be reached by answers", arguments: names)
    func sound(name: String) throws {
        let flow = try Flow(reading: bytes("Flows/\(name)"))
        let document = try bytes("Targeting/\(name)")
        #expect(Targeting.issues(in: document, mappings: [flow.mapping]).isEmpty)
        let targeting = try Targeting(reading: document, mappings: [flow.mapping])
        let today = try #require(CalendarDate(year: 2026, month: 1, day: 2))
        for id in ["main", "home", "sections", "level", "push"] {
            let placement = try #require(targeting.placements[id], "\(id)")
            let matrix = OutcomeMatrix(
                of: flow,
                at: placement,
                hostAttributes: targeting.hostAttributes,
                today: today
            )
            let wrong = matrix.issues.filter { issue in
                // A default is there for people who do not finish, too.
                let isDefault = issue.rule == .contentNeverShown && issue.subject == placement.defaultContent
                return issue.rule != .bounded && !isDefault
            }
            #expect(wrong.isEmpty, "\(id): \(wrong)")
        }
    }

    @Test("Resolve every paywall that their flow can ask for", arguments: names)
    func paywalls(name: String) throws {
        let flow = try Flow(reading: bytes("Flows/\(name)"))
        let targeting = try Targeting(reading: bytes("Targeting/\(name)"))
        for button in flow.screens.flatMap(\.buttons) {
            guard button.action == .openPaywall else { continue }
            #expect(targeting.placements[button.actionId] != nil, "\(button.actionId)")
        }
    }
}
