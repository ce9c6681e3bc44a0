import Foundation
import OnboardingFlow
import OnboardingValues
import TestSupport
import Testing

@Suite("Docs/flow.schema.json")
struct FlowSchemaTests {
    private typealias Case = (name: String, document: JSONValue)

    private static func url(_ path: String) -> URL { Fixture.package.appendingPathComponent(path) }

    /// Every file of the examples and the fixtures that is a flow document, well-formed as JSON.
    private static let documents: [Case] = {
        let folders = ["Examples/Flows", "Tests/Fixtures/Flows", "Tests/Fixtures/Faults"].map(url)
        let ofCommand =
            (try? FileManager.default.contentsOfDirectory(
                at: url("Tests/Fixtures/Command"),
                includingPropertiesForKeys: nil
            )) ?? []
        let files = (folders + ofCommand.sorted { $0.path < $1.path }).flatMap { folder in
            (try? Fixture.files(in: folder)) ?? []
        }
        return files.compactMap { file in
            guard let document = try? JSONValue(reading: Data(contentsOf: file)) else { return nil }
            let isFlow = document["screens"] != nil || document["questions"] != nil || file.path.contains("/Faults/")
            return isFlow ? (String(file.path.dropFirst(Fixture.package.path.count + 1)), document) : nil
        }
    }()

    /// Notes each document of which the schema and the validator think differently.
    private func compare(_ cases: [Case]) async throws {
        let verdicts = try await SchemaChecker.verdicts(cases)
        try #require(verdicts.count == cases.count)
        for (verdict, (name, document)) in zip(verdicts, cases) {
            let issues = Flow.issues(in: document.text.utf8)
            guard let isAccepted = SchemaRules.accepts(issues) else { continue }
            let rules = issues.map { "\($0.rule) \($0.path)" }
            #expect(verdict.isAccepted == isAccepted, "\(name): \(verdict.faults.prefix(5)), the kit \(rules)")
        }
    }

    @Test(
        "Flows of examples and fixtures are accepted, those with a fault that a schema can know are refused",
        .checker
    )
    func documents() async throws {
        #expect(Self.documents.count { $0.name.hasPrefix("Examples") } >= 2)
        #expect(Self.documents.count { $0.name.hasPrefix("Tests") } >= 55)
        try await compare(Self.documents)
    }

    @Test(
        "Each single fault of a kind that a schema can know is found at its place, of some kinds one at least",
        .checker
    )
    func places() async throws {
        let faulty = Self.documents.filter { $0.name.contains("/Faults/") }
        var found: Set<DocumentIssue.Rule> = []
        for (verdict, (name, document)) in zip(try await SchemaChecker.verdicts(faulty), faulty) {
            let places = Set(verdict.faults.map(\.place))
            for issue in Flow.issues(in: document.text.utf8) where SchemaRules.expressed.contains(issue.rule) {
                let owner = issue.path.lastIndex { ".[".contains($0) }.map { String(issue.path[..<$0]) } ?? ""
                let isFound = places.contains { $0 == issue.path || $0 == owner || $0.hasPrefix(issue.path) }
                if isFound { found.insert(issue.rule) }
                let isInPart = SchemaRules.inPart.contains(issue.rule)
                #expect(isFound || isInPart, "\(name): \(issue.rule) \(issue.path); found \(places.sorted())")
            }
        }
        #expect(SchemaRules.expressed.subtracting(found).isEmpty)
    }

    @Test("The documents that use every key are without any issue")
    func withoutIssues() {
        let complete = Self.documents.filter { $0.name.contains("/Fixtures/Flows/") }
        #expect(complete.count == 7)
        for (name, document) in complete {
            let issues = Flow.issues(in: document.text.utf8)
            #expect(issues.isEmpty, "\(name): \(issues)")
        }
    }

    @Test("Whatever is changed in one place, the schema refuses what the validator refuses, and nothing else", .checker)
    func mutations() async throws {
        for (name, document) in Self.documents where name.contains("/Fixtures/Flows/") {
            try await compare(Mutation.all(of: document).map { ("\(name): \($0.name)", $0.document) })
        }
    }

    @Test("Random flows are accepted", .checker)
    func randomFlows() async throws {
        var source = RandomFlow(seed: .forThisRun)
        try await compare((0..<60).map { ("seed \(UInt64.forThisRun), number \($0)", source.document()) })
    }

    @Test("Every rule of the validator is one that the schema knows, or one that it cannot know")
    func rules() throws {
        let page = try String(contentsOf: Self.url("Docs/FlowFormat.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasSuffix("| error |") || $0.hasSuffix("| warning |") }
        let listed = Set(
            rows.compactMap { $0.firstMatch(of: /`([a-z0-9-]+)`/).map { DocumentIssue.Rule(rawValue: String($0.1)) } }
        )
        #expect(!listed.isEmpty)
        let known = SchemaRules.expressed.union(SchemaRules.beyond)
        #expect(listed.subtracting(known).isEmpty, "Put a new rule into one of the lists of SchemaRules.")
        #expect(known.subtracting(listed).isEmpty)
        #expect(SchemaRules.expressed.isDisjoint(with: SchemaRules.beyond))
        #expect(SchemaRules.inPart.isSubset(of: SchemaRules.expressed))
        let broken = Self.documents.flatMap { Flow.issues(in: $0.document.text.utf8).map(\.rule) }
        #expect(SchemaRules.expressed.isSubset(of: broken))
    }

    @Test("The schema knows every key that Docs/FlowFormat.md has in a table")
    func keys() throws {
        let page = try String(contentsOf: Self.url("Docs/FlowFormat.md"), encoding: .utf8)
        let schema = try Fixture.json(SchemaChecker.schema)
        var known: Set<String> = []
        func collect(_ json: JSONValue) {
            for (key, value) in json.object ?? [:] {
                if key == "properties" { known.formUnion(value.object?.keys ?? []) }
                if key == "enum" || key == "const" { known.formUnion((value.array ?? [value]).compactMap(\.string)) }
                collect(value)
            }
            for item in json.array ?? [] { collect(item) }
        }
        collect(schema)
        let formats = page.components(separatedBy: "## Answers files")[0]
        let keys = formats.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
            let cell = row.split(separator: "|")[0]
            return cell.matches(of: /`([$A-Za-z]+)`/).map { String($0.1) }
        }
        #expect(keys.count > 80)
        for key in keys { #expect(known.contains(key), "\(key)") }
    }
}
