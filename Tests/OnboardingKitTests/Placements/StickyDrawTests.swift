import OnboardingDelivery
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("What was drawn for a sticky audience")
@MainActor
struct StickyDrawTests {
    private static let key = "draw/main\u{1F}all\u{1F}main"

    /// What each of the documents in turn shows to the same person, by a client of its own on the same directory.
    private func shown(_ documents: [Targeting]) async throws -> [String?] {
        let directory = TemporaryDirectory()
        let ids = SequentialIds()
        var shown: [String?] = []
        for targeting in documents {
            let client = try await OnboardingClient.open(directory, ids: ids) { $0.targeting = targeting }
            shown.append(client.resolve(placement: "main")?.content.id)
            try await client.flush()
        }
        return shown
    }

    @Test("Stands when the client is opened again and the weights are others")
    func weights() async throws {
        let documents = try [
            Targeting.drawn(["a": 1, "b": 0]), .drawn(["a": 0, "b": 1]), .drawn(["b": 1, "a": 1]),
            .drawn(["c": 9, "b": 9, "a": 0]),
        ]
        #expect(try await shown(documents) == ["a", "a", "a", "a"])
    }

    @Test("Stands within a client, too, when another document takes the place of the first")
    func document() async throws {
        let client = try await OnboardingClient.open()
        client.targeting = try .drawn(["a": 1, "b": 0])
        #expect(client.resolve(placement: "main")?.content.id == "a")
        client.targeting = try .drawn(["a": 0, "b": 1])
        #expect(client.resolve(placement: "main")?.content.id == "a")
        #expect(client.resolve(placement: "main")?.variation == 0)
    }

    @Test("Is not kept where the audience is not sticky")
    func notSticky() async throws {
        let documents = try [Targeting.drawn(["a": 1, "b": 0], #""heldOut": 0"#), .drawn(["a": 0, "b": 1])]
        #expect(try await shown(documents) == ["a", "b"])
    }

    @Test("Is drawn anew by another number, and what is drawn then stands")
    func version() async throws {
        let documents = try [
            Targeting.drawn(["a": 1, "b": 0]), .drawn(["a": 0, "b": 1], #""stickyVersion": 2"#),
            .drawn(["a": 1, "b": 0], #""stickyVersion": 2"#),
        ]
        #expect(try await shown(documents) == ["a", "b", "b"])
    }

    @Test("Is drawn anew where the content is gone, and what is drawn then stands")
    func contentGone() async throws {
        let documents = try [
            Targeting.drawn(["a": 1, "b": 0]), .drawn(["b": 1, "c": 0]), .drawn(["a": 1, "b": 0, "c": 1]),
        ]
        #expect(try await shown(documents) == ["a", "b", "b"])
    }

    @Test("Stands for a person who is held out, whatever becomes of the share and the weights")
    func heldOut() async throws {
        let sticky = #", "stickyVersion": 1"#
        let documents = try [
            Targeting.drawn(["a": 1, "b": 1], #""heldOut": 1"# + sticky),
            .drawn(["a": 1, "b": 1], #""heldOut": 0"# + sticky),
            .drawn(["a": 1]), .drawn(#""show": "a""# + sticky),
            .drawn(["a": 1, "b": 0], #""stickyVersion": 2"#),
        ]
        #expect(try await shown(documents) == ["plain", "plain", "plain", "plain", "a"])
    }

    @Test("Stands for a person who is not held out when a share is, of one content and of several")
    func notHeldOut() async throws {
        let held = #""heldOut": 1, "stickyVersion": 1"#
        #expect(try await shown([.drawn(["a": 1, "b": 0]), .drawn(["a": 1, "b": 0], held)]) == ["a", "a"])
        #expect(try await shown([.drawn(["a": 1, "b": 0]), .drawn(["a": 1], held)]) == ["a", "a"])
    }

    @Test("Goes with the person when everything is erased")
    func erased() async throws {
        let store = MemoryStore()
        let client = try await OnboardingClient.open(store: store)
        client.targeting = try .drawn(["a": 1, "b": 0])
        #expect(client.resolve(placement: "main")?.content.id == "a")
        try await client.flush()
        #expect(store.contents().items[Self.key] != nil)
        try await client.eraseAll()
        #expect(store.contents().items.keys.allSatisfy { !$0.contains("draw") })
        client.targeting = try .drawn(["a": 0, "b": 1])
        #expect(client.resolve(placement: "main")?.content.id == "b")
    }

    @Test(
        "Is set aside where it is damaged, told, and drawn anew",
        arguments: ["[1,2]", "{}", #"{"version":"1"}"#, "7", "{"]
    )
    func damaged(item: String) async throws {
        let store = MemoryStore()
        try store.append([.set(key: Self.key, json: item)])
        let client = try await OnboardingClient.open(store: store)
        #expect(client.damage.map(\.file) == [Self.key])
        client.targeting = try .drawn(["a": 1, "b": 0])
        #expect(client.resolve(placement: "main")?.content.id == "a")
        try await client.flush()
        let items = store.contents().items
        #expect(items.contains { $0.key.hasPrefix("damaged/") && $0.key.hasSuffix(Self.key) && $0.value == item })
        let next = try await OnboardingClient.open(store: store)
        next.targeting = try .drawn(["a": 0, "b": 1])
        #expect(next.damage.isEmpty && next.resolve(placement: "main")?.content.id == "a")
    }

    @Test("Is written once, not each time it is asked for")
    func once() async throws {
        let store = CountingStore()
        let client = try await OnboardingClient.open(store: store)
        client.targeting = try .drawn(["a": 1, "b": 0])
        for _ in 0..<5 { _ = client.resolve(placement: "main") }
        try await client.flush()
        for _ in 0..<5 { _ = client.resolve(placement: "main") }
        try await client.flush()
        #expect(await store.writes(of: Self.key) == 1)
    }

    @Test("Is of its placement, segment and seed: others draw for themselves")
    func others() async throws {
        let client = try await OnboardingClient.open()
        client.targeting = try .drawn(["a": 1, "b": 0])
        #expect(client.resolve(placement: "main")?.content.id == "a")
        client.targeting = try .drawn(["a": 0, "b": 1], #""stickyVersion": 1, "seed": "second""#)
        #expect(client.resolve(placement: "main")?.content.id == "b")
        client.targeting = try .drawn(["a": 0, "b": 1])
        #expect(client.resolve(placement: "main")?.content.id == "a")
    }
}

/// A store in memory that remembers which keys were written.
private actor CountingStore: Store {
    private var kept = StoreContents()
    private var keys: [String] = []

    func writes(of key: String) -> Int { keys.count { $0 == key } }
    func contents() -> StoreContents { kept }
    func erase() { kept = StoreContents() }

    func append(_ records: [StoreRecord]) {
        for record in records {
            kept.apply(record)
            switch record {
            case .set(let key, _), .keep(let key, _): keys.append(key)
            default: break
            }
        }
    }
}
