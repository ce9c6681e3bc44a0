import Foundation
import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingActions

@Suite("The short way of a page's state updates")
struct StateUpdateScannerTests {
    @Test(
        "It is taken by what pages send",
        arguments: ["select", "multi-select", "input-text", "input-number", "date"]
    )
    func isTaken(name: String) throws {
        let file = Fixture.package.appending(path: "Tests/Fixtures/Messages/\(name).json")
        let page = try #require(try Fixture.json(file)["page"])
        for text in [page.text, page.indentedText] {
            let action = try #require(StateUpdateScanner.action(in: Array(text.utf8)))
            #expect(OnboardingMessage.stateUpdated(action) == OnboardingMessage(anyForm: Array(text.utf8)))
        }
    }

    @Test("It gives what the reader of all forms gives, whatever the order of keys")
    func property() {
        var source = RandomMessage(random: SeededGenerator(seed: .forThisRun))
        var taken = 0
        for count in 0..<3000 {
            let action = StateUpdatedAction(elementId: "e", meta: source.meta(), params: source.params())
            let text = action.page.shuffled(using: &source.random)
            let bytes = Array((count.isMultiple(of: 2) ? text.text : text.indentedText).utf8)
            #expect(OnboardingMessage(decoding: bytes) == .stateUpdated(action), "seed \(UInt64.forThisRun), \(count)")
            if StateUpdateScanner.action(in: bytes) != nil { taken += 1 }
        }
        #expect(taken > 0)
    }

    @Test("What is written in any other way has the reader of all forms, to the letter of its reason")
    func damaged() {
        var source = RandomMessage(random: SeededGenerator(seed: .forThisRun))
        let letters = Array("\"\\{}[]:,-.0123456789eE \u{0}\u{E9}ntu".utf8)
        for count in 0..<3000 {
            let action = StateUpdatedAction(elementId: "e", meta: source.meta(), params: source.params())
            var bytes = Array(action.page.text.utf8)
            for _ in 0..<Int.random(in: 1...2, using: &source.random) {
                let place = Int.random(in: 0..<bytes.count, using: &source.random)
                switch Int.random(in: 0...2, using: &source.random) {
                case 0: bytes[place] = letters.randomElement(using: &source.random) ?? 0
                case 1: bytes.remove(at: place)
                default: bytes.insert(letters.randomElement(using: &source.random) ?? 0, at: place)
                }
            }
            #expect(
                OnboardingMessage(decoding: bytes) == OnboardingMessage(anyForm: bytes),
                "seed \(UInt64.forThisRun), \(count): \(String(decoding: bytes, as: UTF8.self))"
            )
        }
    }

    @Test(
        "These are not for it",
        arguments: [
            #""type": "state_updated""#, #""element_id": "e""#, #""more": 1"#, #""action_id": "a""#,
            #""meta": {"onboarding_id": "o", "screen_index": 0, "total_screens": 1}"#,
        ]
    )
    func notTaken(member: String) {
        let text = """
            {"type": "state_updated", "element_id": "e", "element_type": "multi_select", "value": [], \
            "meta": {"onboarding_id": "o", "screen_index": 0, "total_screens": 1}
            """
        #expect(StateUpdateScanner.action(in: Array((text + "}").utf8)) != nil)
        let bytes = Array("\(text), \(member)}".utf8)
        #expect(StateUpdateScanner.action(in: bytes) == nil)
        #expect(OnboardingMessage(decoding: bytes) == OnboardingMessage(anyForm: bytes))
    }
}

extension StateUpdatedAction {
    /// The form in which a page posts it.
    fileprivate var page: JSONValue {
        let types: [ParamsType: String] = [
            .select: "select", .multiSelect: "multi_select", .input: "input", .datePicker: "date_picker",
        ]
        var meta: JSONObject = ["onboarding_id": .string(self.meta.onboardingId)]
        meta["screen_cid"] = self.meta.screenClientId.map(JSONValue.string)
        meta["screen_index"] = JSONValue(self.meta.screenIndex)
        meta["total_screens"] = JSONValue(self.meta.screensTotal)
        meta["run_id"] = self.meta.runId.map(JSONValue.string)
        meta["sequence"] = self.meta.sequence.map { JSONValue($0) }
        return [
            "type": "state_updated", "element_id": .string(elementId), "meta": .object(meta),
            "element_type": .string(types[params.type] ?? ""), "value": params.savedForm["value"] ?? .null,
        ]
    }
}

extension JSONValue {
    /// The same value with the keys of every object in another order.
    fileprivate func shuffled(using random: inout SeededGenerator) -> JSONValue {
        switch self {
        case .object(let object):
            var pairs: [(String, JSONValue)] = []
            for (key, value) in object { pairs.append((key, value.shuffled(using: &random))) }
            return .object(JSONObject(pairs.shuffled(using: &random)))
        case .array(let items):
            var result: [JSONValue] = []
            for item in items { result.append(item.shuffled(using: &random)) }
            return .array(result)
        default: return self
        }
    }
}
