import Foundation
import OnboardingConditions
import OnboardingKit
import TestSupport

/// Everything that is measured, by the names that the command takes.
enum Benchmarks {
    static let names = ["decode", "condition", "chains", "answer", "resolve", "start", "memory", "journal"]

    /// Takes the figures of one of them; what is written to a disk goes to the directory, and is gone afterwards.
    @MainActor
    static func run(_ name: String, in directory: URL) async throws -> [Figure] {
        switch name {
        case "decode": try decode()
        case "condition": try condition()
        case "chains": try chains()
        case "answer": try await answer()
        case "resolve": try ResolveBenchmark.figures()
        case "start": try start()
        case "memory": try memory()
        case "journal": try await JournalBenchmark(directory: directory).figures()
        default: []
        }
    }

    // MARK: 1. Decoding

    private static func decode() throws -> [Figure] {
        try decode("select", PageMessage<PageMessage<String>.Option>.self)
            + decode("multi-select", PageMessage<[PageMessage<String>.Option]>.self)
    }

    private static func decode<Message: Decodable>(_ fixture: String, _ type: Message.Type) throws -> [Figure] {
        let file = Fixture.package.appendingPathComponent("Tests/Fixtures/Messages/\(fixture).json")
        let bytes = Array((try Fixture.json(file)["page"] ?? .null).text.utf8)
        let data = Data(bytes)
        let decoder = JSONDecoder()
        _ = try decoder.decode(type, from: data)
        guard case .stateUpdated = OnboardingMessage(decoding: bytes) else { throw BenchmarkError.notDecoded(fixture) }
        let samples = Samples.measure(
            2000,
            batch: 10,
            { keep(OnboardingMessage(decoding: bytes)) },
            { keep(try? decoder.decode(type, from: data)) }
        )
        return [
            Figure("decode \(fixture)", samples[0]),
            Figure("decode \(fixture), Foundation", samples[1]),
            Figure("decode \(fixture), ratio", samples[1].median / samples[0].median, .times, goal: .atLeast(5)),
        ]
    }

    // MARK: 2. Conditions

    private static func condition() throws -> [Figure] {
        let condition = Condition(["age": ["$gte": 18], "goal": ["$in": ["lose", "tone"]], "experience": "pro"])
        let attributes: JSONObject = ["experience": "pro", "goal": "tone", "age": 34]
        guard condition.holds(for: attributes) else { throw BenchmarkError.wrongResult("condition") }
        let samples = Samples.measure(2000, batch: 100, { keep(condition.holds(for: attributes)) })
        return [Figure("condition of three attributes", samples[0], goal: .atMost(300))]
    }

    // MARK: 3. Chains

    private static func chains() throws -> [Figure] {
        let sizes = [100, 1_000, 10_000]
        let documents = sizes.map(BenchmarkFlow.chain)
        let flows = try documents.map { try Flow(reading: $0) }
        let answers = sizes.map(BenchmarkFlow.answers)
        let today = Moment.now.today
        var figures: [Figure] = []
        for (place, flow) in flows.enumerated() {
            let path = flow.path(answers: answers[place], today: today)
            guard path.screens.count == sizes[place], Flow.issues(in: documents[place]).isEmpty else {
                throw BenchmarkError.wrongResult("chains")
            }
        }
        let paths = measureSizes { _ = flows[$0].path(answers: answers[$0], today: today) }
        let validations = measureSizes { keep(Flow.issues(in: documents[$0])) }
        for (name, samples, bound) in [("path", paths, nil), ("validate", validations, 1e9)] {
            for (place, size) in sizes.enumerated() {
                let goal = size == sizes.last ? bound.map(Figure.Goal.atMost) : nil
                figures.append(Figure("\(name), \(size) screens", samples[place], goal: goal))
            }
            for place in 1..<sizes.count {
                figures.append(
                    Figure(
                        "\(name), \(sizes[place]) : \(sizes[place - 1])",
                        samples[place].median / samples[place - 1].median,
                        .times,
                        goal: .atMost(14)
                    )
                )
            }
        }
        return figures
    }

    /// Samples of three sizes in turn; the batches are such that each takes about as long.
    private static func measureSizes(_ body: (Int) -> Void) -> [Samples] {
        let batches = [100, 10, 1]
        return withoutActuallyEscaping(body) { body in
            Samples.measure(
                25,
                batch: 1,
                { for _ in 0..<batches[0] { body(0) } },
                { for _ in 0..<batches[1] { body(1) } },
                { for _ in 0..<batches[2] { body(2) } }
            )
        }.enumerated().map { $1.divided(by: batches[$0]) }
    }

    // MARK: 4. One answer

    @MainActor
    private static func answer() async throws -> [Figure] {
        let flow = try Flow(reading: BenchmarkFlow.twentyScreens)
        let warmUp = OneAnswer()
        for _ in 0..<20 { try await warmUp.play(flow) }
        let measured = OneAnswer()
        for _ in 0..<200 { try await measured.play(flow) }
        let samples = Samples(measured.took)
        guard samples.count == 20 * 200 else { throw BenchmarkError.wrongResult("answer") }
        return [Figure("one answer, input to delegate", samples, goal: .atMost(100_000), isGoalOfP99: true)]
    }

    // MARK: 5. and 6. Processes of their own

    private static func start() throws -> [Figure] {
        var took: [Double] = []
        var empty: [Double] = []
        for round in 0..<55 {
            let first = try Child.firstScreen.timeToFirstByte()
            let nothing = try Child.nothing.timeToFirstByte()
            if round >= 5 {
                took.append(first)
                empty.append(nothing)
            }
        }
        return [
            Figure("start of a process to the first screen", Samples(took), goal: .atMost(20_000_000)),
            Figure("start of a process that does nothing", Samples(empty)),
        ]
    }

    private static func memory() throws -> [Figure] {
        let nothing = try Child.nothing.peakMemory()
        return [
            Figure("peak memory, nothing done", nothing, .bytes),
            Figure("peak memory, 10000 screens validated", try Child.validate.peakMemory(), .bytes),
            Figure("peak memory, 20 screens played", try Child.play.peakMemory(), .bytes),
        ]
    }
}

/// A benchmark that does not measure what it says.
enum BenchmarkError: Error {
    case notDecoded(String)
    case wrongResult(String)
    case childFailed(String)
}
