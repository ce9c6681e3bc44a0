import Foundation
import OnboardingDelivery
import OnboardingKit
import OnboardingValues

/// The journal, on a disk, beside plain writes and syncs on the same one.
struct JournalBenchmark {
    /// Where everything is written, and removed after it.
    let directory: URL

    @MainActor
    func figures() async throws -> [Figure] {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        return try await oneWriter() + manyWriters() + enqueueing() + log() + answer()
    }

    /// A store in a directory that is new.
    func newDirectory() -> URL { directory.appendingPathComponent("store-\(UUID().uuidString)") }

    private static func journal(in place: URL) -> URL { place.appendingPathComponent("onboarding.journal") }

    // MARK: Writing

    /// Bytes of a value, such that a record is a typical small one.
    private static let valueLength = 100

    static func change(_ number: Int) -> (key: String, json: String) {
        ("key/\(number % 100)", "\"\(String(repeating: "7", count: valueLength - 2))\"")
    }

    private func oneWriter() async throws -> [Figure] {
        let store = JournalStore(directory: newDirectory())
        let raw = try RawFile(in: directory)
        let (key, json) = Self.change(10)
        let bytes = [UInt8](repeating: 0x37, count: 25 + key.utf8.count + json.utf8.count)
        var took: (raw: [Double], journal: [Double]) = ([], [])
        for round in 0..<4_400 {
            let start = Monotonic.now
            try raw.write(bytes)
            let between = Monotonic.now
            let (key, json) = Self.change(round)
            try await store.append([.set(key: key, json: json)])
            guard round >= 400 else { continue }
            took.raw.append(Double(between - start))
            took.journal.append(Double(Monotonic.now - between))
        }
        let (plain, journal) = (Samples(took.raw), Samples(took.journal))
        return [
            Figure("write and sync, plain", plain),
            Figure("one change, one writer", journal),
            Figure(
                "one change, rate as part of the plain one",
                plain.median / journal.median,
                .times,
                goal: .atLeast(0.8)
            ),
            Figure("the same, of all together", plain.mean / journal.mean, .times),
        ]
    }

    private func manyWriters() async throws -> [Figure] {
        let store = JournalStore(directory: newDirectory())
        let (writers, count) = (32, 500)
        let raw = try RawFile(in: directory)
        var rates: [Double] = []
        var plain: [Double] = []
        for _ in 0..<5 {
            for _ in 0..<100 {
                let start = Monotonic.now
                try raw.write([UInt8](repeating: 0x37, count: 4_000))
                plain.append(Double(Monotonic.now - start))
            }
            let start = Monotonic.now
            try await withThrowingTaskGroup(of: Void.self) { group in
                for writer in 0..<writers {
                    group.addTask {
                        for number in 0..<count {
                            let json = Self.change(number).json
                            try await store.append([.set(key: "writer/\(writer)", json: json)])
                        }
                    }
                }
                try await group.waitForAll()
            }
            rates.append(Double(writers * count) * 1e9 / Double(Monotonic.now - start))
        }
        let rate = Samples(rates).median
        return [
            Figure("changes of 32 writers", rate, .perSecond, goal: .atLeast(20_000)),
            Figure("changes of 32 writers, in one plain sync", rate * Samples(plain).mean / 1e9, .times),
        ]
    }

    // MARK: The main actor

    @MainActor
    private func enqueueing() async throws -> [Figure] {
        let player = OneAnswer()
        let flow = try Flow(reading: BenchmarkFlow.twentyScreens)
        let configuration = OnboardingConfiguration(storage: .directory(newDirectory()), conventions: Conventions())
        try await player.play(flow, configuration)
        guard let action = player.last else { throw BenchmarkError.wrongResult("enqueue") }
        let client = try await OnboardingClient(configuration)
        var took: [Double] = []
        for number in 0..<5_500 {
            let parameters = try ProfileParameters.Builder()
                .with(customAttribute: "\(number)", forKey: "experience").build()
            let start = Monotonic.now
            client.apply(parameters, from: action)
            if number >= 500 { took.append(Double(Monotonic.now - start)) }
            if number % 3 == 0 { try await client.flush() }
        }
        return [
            Figure("apply on the main actor", Samples(took), goal: .atMost(50_000), isGoalOfP99: true)
        ]
    }

    @MainActor
    private func answer() async throws -> [Figure] {
        let flow = try Flow(reading: BenchmarkFlow.twentyScreens)
        let raw = try RawFile(in: directory)
        let (warmUp, hurried, unhurried) = (OneAnswer(), OneAnswer(), OneAnswer(isUnhurried: true))
        var size = 1_000
        var took: [Double] = []
        for round in 0..<55 {
            var places: [URL] = []
            for player in round < 5 ? [warmUp] : [hurried, unhurried] {
                places.append(newDirectory())
                let storage = OnboardingConfiguration.Storage.directory(places[places.count - 1])
                try await player.play(
                    flow,
                    OnboardingConfiguration(storage: storage, conventions: Conventions(locale: "en"))
                )
            }
            if round == 0 { size = try Data(contentsOf: Self.journal(in: places[0])).count / 20 }
            for _ in 0..<20 {
                let start = Monotonic.now
                try raw.write([UInt8](repeating: 0x37, count: size))
                if round >= 5 { took.append(Double(Monotonic.now - start)) }
            }
        }
        let (inputs, proceeding, plain) = (Samples(hurried.took), Samples(unhurried.took), Samples(took))
        guard inputs.count == 20 * 50, proceeding.count == 20 * 50 else { throw BenchmarkError.wrongResult("answer") }
        func beyond(_ samples: Samples) -> Double { samples.median - plain.median }
        return [
            Figure("write and sync of \(size) bytes, plain", plain),
            Figure("one answer over a journal, input to delegate", inputs),
            Figure("the same, beyond one sync", beyond(inputs), .nanoseconds, goal: .atMost(100_000)),
            Figure("Continue to delegate, entries kept before", proceeding),
            Figure("the same, beyond one sync", beyond(proceeding), .nanoseconds, goal: .atMost(100_000)),
        ]
    }

    // MARK: Opening

    static let records = 10_000

    /// The event that stands in a log of so many.
    static func event(_ number: Int) -> (record: StoreRecord, length: Int) {
        let text = "\(10_000 + number) " + String(repeating: "7", count: valueLength - 8)
        return (.event(json: "\"\(text)\""), text.utf8.count + 2)
    }

    private func log() async throws -> [Figure] {
        let place = newDirectory()
        let store = JournalStore(directory: place)
        try await store.append([Self.event(0).record])
        let journal = Self.journal(in: place)
        let before = try Data(contentsOf: journal).count
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<50 {
                group.addTask {
                    for number in 0..<200 where number + writer > 0 {
                        try await store.append([Self.event(writer * 200 + number).record])
                    }
                }
            }
            try await group.waitForAll()
        }
        let size = try Data(contentsOf: journal).count
        let payload = (1..<Self.records).reduce(0) { $0 + Self.event($1).length }
        var took: [Double] = []
        for round in 0..<55 {
            let start = Monotonic.now
            let contents = try await JournalStore(directory: place).contents()
            if round >= 5 { took.append(Double(Monotonic.now - start)) }
            guard contents.events.count == Self.records else { throw BenchmarkError.wrongResult("open") }
        }
        let idle = try Child.nothing.peakMemory()
        let empty = try Child.openJournal.peakMemory(newDirectory())
        let opened = try Child.openJournal.peakMemory(place)
        let appended = try Child.appendToJournal.peakMemory(newDirectory())
        let goal = Figure.Goal.atMost(5 * 1_048_576)
        return [
            Figure("opening 10,000 records", Samples(took), goal: .atMost(50_000_000)),
            Figure(
                "bytes of a record around its payload",
                Double(size - before - payload) / 9_999,
                .bytes,
                goal: .atMost(32)
            ),
            Figure("peak memory of an empty journal, above idle", empty - idle, .bytes),
            Figure("peak memory after opening 10,000, above idle", opened - idle, .bytes, goal: goal),
            Figure("peak memory after 10,000 appends, above idle", appended - idle, .bytes, goal: goal),
        ]
    }
}
