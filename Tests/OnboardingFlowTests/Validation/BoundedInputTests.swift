import Foundation
import OnboardingFlow
import OnboardingValues
import TestSupport
import Testing

@Suite("Documents of any size and shape")
struct BoundedInputTests {
    @Test("A chain of ten thousand screens that each may be passed over makes a graph in line with it")
    func longChain() throws {
        let count = 10_000
        let screens = (0..<count).map { "{\"id\": \"s\($0)\", \"showIf\": {\"host.n\": \($0)}}" }
        let text = "{\"id\": \"f\", \"screens\": [\(screens.joined(separator: ",\n"))]}"
        #expect(Flow.issues(in: text.utf8) == [])
        let graph = try Flow(reading: text).graph
        #expect(graph.edges.count == 2 * count + 1)
        // One way on from each screen; to the screen and past it from each gate.
        #expect(graph.edges.joined().count == 3 * count)
    }

    @Test("A choice of a hundred thousand options is refused by size, one of ten thousand is checked whole")
    func manyOptions() throws {
        func document(_ count: Int) -> String {
            let options = (0..<count).map { "{\"id\":\"o\($0)\",\"label\":\"L\"}" }.joined(separator: ",")
            let entries = (0..<count).map { "\"o\($0)\":\"b\"" }.joined(separator: ",")
            let choice =
                "{\"id\":\"a\",\"type\":\"multiChoice\",\"options\":[\(options)],\"nextQuestionId\":{\(entries)}}"
            return "{\"id\":\"f\",\"screens\":[\(choice),{\"id\":\"b\",\"showIf\":{\"a\":{\"$in\":[\"o0\",\"x\"]}}}]}"
        }
        #expect(Flow.issues(in: document(100_000).utf8).map(\.rule) == ["too-large"])
        #expect(Flow.issues(in: document(10_000).utf8).map(\.rule) == ["unknown-option"])
    }

    @Test("Every one of many faults is reported")
    func manyFaults() {
        let count = 3000
        let screens = (0..<count).map { "{\"id\": \"same\", \"next\": \"gone\($0)\"}" }
        let text = "{\"id\": \"f\", \"screens\": [\n\(screens.joined(separator: ",\n"))]}"
        let issues = Flow.issues(in: text.utf8)
        #expect(issues.filter { $0.rule == "dangling-target" }.count == count)
        #expect(issues.filter { $0.rule == "duplicate-id" }.count == count - 1)
        #expect(issues.last { $0.rule == "dangling-target" }?.line == count + 1)
    }

    @Test("A long id is cut in messages and nowhere else")
    func longId() throws {
        let id = String(repeating: "x", count: 500_000)
        let text = "{\"id\": \"f\", \"screens\": [{\"id\": \"\(id)\"}, {\"id\": \"a\", \"next\": \"\(id)y\"}]}"
        let issue = try #require(Flow.issues(in: text.utf8).first)
        #expect(issue.rule == "dangling-target" && issue.text.count < 300)
    }

    @Test("What cannot be read is refused with one issue, never a trap", arguments: Unreadable.allCases)
    fileprivate func unreadable(text: Unreadable) {
        #expect(Flow.issues(in: text.bytes).map(\.rule.rawValue) == [text.rawValue])
    }

    @Test("Any value in the place of any other is reported and never traps")
    func anyValueAnywhere() throws {
        let file = Fixture.package.appendingPathComponent("Examples/Flows/fitness.json")
        let document = try Fixture.json(file)
        let strangers: [JSONValue] = [nil, true, -1, "", "$", [], [[]], [:], ["a": ["$gt": [:]]]]
        let places = document.places
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let place = try #require(places.randomElement(using: &generator))
            let stranger = try #require(strangers.randomElement(using: &generator))
            let text = document.replacing(at: place[...], by: stranger).text
            let issues = Flow.issues(in: text.utf8)
            let loads = (try? Flow(reading: text)) != nil
            #expect(loads == !issues.contains { $0.severity == .error }, "seed \(seed), \(place), \(stranger)")
        }
    }
}

/// Named by what is reported; not handed in as bytes, which a test run would print.
private enum Unreadable: String, CaseIterable {
    case notJSON = "not-json"
    case deep = "too-deep"
    case large = "too-large"
    case notUTF8 = "not-utf8"

    var bytes: [UInt8] {
        switch self {
        case .notJSON: []
        case .deep: Array(repeating: UInt8(ascii: "["), count: 1_000_000)
        case .large: Array("\"\(String(repeating: "x", count: 10_000_000))\"".utf8)
        case .notUTF8: [0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D]
        }
    }
}

private enum Step {
    case key(String)
    case item(Int)
}

extension JSONValue {
    /// The ways to every value inside this one.
    fileprivate var places: [[Step]] {
        let children: [(Step, JSONValue)] =
            switch self {
            case .object(let object): object.map { (.key($0.key), $0.value) }
            case .array(let items): items.enumerated().map { (.item($0.offset), $0.element) }
            default: []
            }
        return children.flatMap { step, child in [[step]] + child.places.map { [step] + $0 } }
    }

    fileprivate func replacing(at steps: ArraySlice<Step>, by value: JSONValue) -> JSONValue {
        let rest = steps.dropFirst()
        switch (steps.first, self) {
        case (.key(let key), .object(var object)):
            object[key] = object[key]?.replacing(at: rest, by: value)
            return .object(object)
        case (.item(let index), .array(var items)):
            items[index] = items[index].replacing(at: rest, by: value)
            return .array(items)
        default: return value
        }
    }
}
