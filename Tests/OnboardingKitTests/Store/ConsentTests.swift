import Foundation
import OnboardingTesting
import TestSupport
import Testing

@testable import OnboardingDelivery
@testable import OnboardingKit

@Suite("Consent")
@MainActor
struct ConsentTests {
    @Test("Is pending until something was said, and survives the process", arguments: Consent.allCases)
    func survives(consent: Consent) async throws {
        let directory = TemporaryDirectory()
        let client = try await OnboardingClient.open(directory)
        #expect(client.consent == .pending)
        try await client.setConsent(consent)
        #expect(client.consent == consent)
        #expect(try await OnboardingClient.open(directory).consent == consent)
    }

    @Test("Denied takes the events off the disk before the call returns, and no further ones are kept")
    func denied() async throws {
        let stage = try await Stage()
        await stage.playToPace()
        #expect(try await stage.client.events().count > 3)
        let aside = stage.directory.url.appendingPathComponent("onboarding.journal.damaged-1")
        try Data("an event".utf8).write(to: aside)
        try await stage.client.setConsent(.denied)
        #expect(!FileManager.default.fileExists(atPath: aside.path))
        // A copy is what a kill would leave at this moment.
        let directory = try stage.directory.copy()
        let copy = try await JournalStore(directory: directory.url).contents()
        let journal = try Data(contentsOf: directory.url.appendingPathComponent("onboarding.journal"))
        #expect(journal.range(of: Data("questionnaire_started".utf8)) == nil)
        #expect(copy.events == [] && copy.kept.consent == .denied)
        let heard = stage.delegate.events.count
        await stage.playToEnd()
        #expect(stage.delegate.events.count > heard)
        #expect(try await stage.client.events().isEmpty)
        #expect(try await stage.client.droppedEvents() == DroppedEvents())
        let next = try await stage.reopened(mode: .edit(at: nil))
        #expect(next.client.profile == stage.client.profile && next.client.profile.firstName == "Ada")
        #expect(next.client.result(for: next.flow)?.path.last == "end")
        #expect(try await next.client.events().isEmpty)
    }

    @Test("That cannot be read any more counts as denied")
    func damaged() async throws {
        let store = MemoryStore()
        try store.append([.set(key: "consent", json: #""perhaps""#), .event(json: "{}")])
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        #expect(client.consent == .denied && client.damage.map(\.file) == ["consent"])
        let next = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        #expect(next.consent == .denied && next.damage.isEmpty)
        #expect(try await next.events().isEmpty)
    }

    @Test("Granted after it was denied keeps events again, from then on")
    func grantedAgain() async throws {
        let stage = try await Stage()
        try await stage.client.setConsent(.denied)
        stage.client.appDidOpen()
        try await stage.client.setConsent(.granted)
        stage.client.appDidOpen()
        #expect(try await stage.client.events().map { $0["name"] } == ["app_open"])
    }
}
