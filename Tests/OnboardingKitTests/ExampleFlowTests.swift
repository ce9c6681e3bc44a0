import Foundation
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("The example flows")
struct ExampleFlowTests {
    static let examples = Fixture.package.appendingPathComponent("Examples")
    static let flows = (try? Fixture.files(in: examples.appendingPathComponent("Flows"))) ?? []
    static let answers = (try? Fixture.files(in: examples.appendingPathComponent("Answers"))) ?? []

    @Test("Each has two answers files or more, and each answers file is named after its flow")
    func answersFiles() {
        let flows = Self.flows.map(Self.name)
        #expect(flows.contains("fitness"))
        for flow in flows { #expect(Self.answers(of: flow).count >= 2, "\(flow)") }
        let answered = flows.flatMap(Self.answers(of:))
        #expect(Set(Self.answers) == Set(answered))
    }

    @Test("Each is played to its end by its answers", arguments: answers)
    @MainActor
    func play(answersFile: URL) async throws {
        let name = try #require(Self.flows.map(Self.name).first { Self.answers(of: $0).contains(answersFile) })
        let flow = try Self.flow(name)
        let answers = try Fixture.json(answersFile)
        let played = try await run(flow, answers: try #require(answers.object))
        #expect(played.refusals == [:])
        let result = try #require(played.result)
        let path = flow.path(answers: try flow.answers(from: answers), today: ManualClock().now.today)
        #expect(result.path == path.screens)
        #expect(path.dropped.isEmpty)
    }

    @Test("Each screen is reached by some answers, and no two answers files lead the same way", arguments: flows)
    @MainActor
    func reached(flowFile: URL) throws {
        let name = Self.name(flowFile)
        let flow = try Self.flow(name)
        let paths = try Self.answers(of: name).map { file in
            let answers = try flow.answers(from: Fixture.json(file))
            return flow.path(answers: answers, today: ManualClock().now.today).screens
        }
        let reached = Set(paths.joined())
        #expect(flow.screens.map(\.id).filter { !reached.contains($0) } == [])
        #expect(Set(paths).count == paths.count)
    }

    @Test("Each speaks English, German and Arabic, and leaves out no text", arguments: flows)
    func languages(flowFile: URL) throws {
        let document = try Fixture.json(flowFile)
        #expect(document["locale"] == "en")
        #expect(try Set(#require(document["texts"]?.object).keys).isSuperset(of: ["ar", "de"]))
        #expect(Flow.issues(in: try Data(contentsOf: flowFile)) == [])
    }

    @Test("What is Arabic has Arabic punctuation", arguments: flows)
    func punctuation(flowFile: URL) throws {
        let texts = try #require(Fixture.json(flowFile)["texts"]?["ar"]).strings
        #expect(!texts.isEmpty)
        #expect(texts.filter { $0.contains(where: "?,;".contains) } == [])
    }

    @Test("The app that says that notifications are off keeps the questions about reminders away")
    @MainActor
    func notificationsOff() async throws {
        let answers = try Fixture.json(Self.examples.appendingPathComponent("Answers/language-fluent.json"))
        let played = try await run(
            Self.flow("language"),
            answers: try #require(answers.object),
            attributes: ["notifications": "denied"]
        )
        let path = try #require(played.result?.path)
        #expect(path.contains("daily_goal") && !path.contains("reminder") && !path.contains("reminder_days"))
        #expect(played.profile.customAttributes["reminder_time"] == nil)
    }

    @Test("The plan asks for name and birthday only where one of them is not known")
    @MainActor
    func knownPerson() throws {
        let flow = try Self.flow("plan")
        let known: JSONObject = ["firstName": "Ida", "birthday": "1996-05-02"]
        for (profile, asks) in [(known, false), (["firstName": "Ida"], true), ([:], true)] {
            let path = flow.path(
                answers: [:],
                attributes: RunAttributes(profile: profile),
                today: ManualClock().now.today
            )
            #expect(path.screens.contains("about") == asks, "\(profile.keys)")
        }
    }

    private static func name(_ file: URL) -> String { file.deletingPathExtension().lastPathComponent }

    private static func flow(_ name: String) throws -> Flow {
        let file = examples.appendingPathComponent("Flows/\(name).json")
        return try Flow(reading: Data(contentsOf: file), named: file.lastPathComponent)
    }

    private static func answers(of flow: String) -> [URL] {
        answers.filter { name($0).hasPrefix("\(flow)-") }
    }
}

extension JSONValue {
    /// Every string inside, without the keys of objects.
    fileprivate var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let items): items.flatMap(\.strings)
        case .object(let object): object.flatMap(\.value.strings)
        default: []
        }
    }
}

@Suite("Playing by answers always ends")
@MainActor
struct AnswersRendererEndTests {
    @Test("Answers that lead back for ever are refused with the screen")
    func loop() async throws {
        let flow = try Flow(
            reading: """
                {"schemaVersion": 1, "id": "f", "screens": [
                    {"id": "a"},
                    {"id": "b", "elements": [{"id": "sure", "type": "singleChoice",
                        "options": [{"id": "yes", "label": "Yes"}, {"id": "no", "label": "No"}]}],
                     "rules": [{"if": {"sure": "no"}, "goTo": "a"}]}
                ]}
                """
        )
        let played = try await run(flow, answers: ["sure": "no"])
        #expect(played.result == nil && played.refusals == ["a": "the answers lead back to this screen for ever"])
    }

    @Test("A main button of the host's own neither commits nor moves, and the run is closed")
    func customMainButton() async throws {
        let flow = try Flow(
            reading: """
                {"schemaVersion": 1, "id": "f", "screens": [
                    {"id": "a", "elements": [{"id": "name", "type": "text"}],
                     "buttons": [{"id": "help", "label": "Help", "action": "custom", "actionId": "get_help"}]}
                ]}
                """
        )
        let delegate = RecordingDelegate()
        let played = try await run(flow, answers: ["name": "Ada"], delegate: delegate)
        #expect(played.refusals == ["a": "its main button does not lead on"])
        let custom = played.calls.compactMap { if case .custom(let action) = $0 { action.actionId } else { nil } }
        #expect(custom == ["get_help"])
    }
}
