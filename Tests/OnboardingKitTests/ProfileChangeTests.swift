import Foundation
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("The profile in a run")
@MainActor
struct ProfileChangeTests {
    func custom(_ text: String, _ key: String) throws -> ProfileParameters {
        try ProfileParameters.Builder(limits: .wide).with(customAttribute: text, forKey: key).build()
    }

    @Test("Loses what a left branch set, by mapping or by hand, and has again what was there before the run")
    func leftBranch() async throws {
        let directory = TemporaryDirectory()
        let ids = SequentialIds()
        let before = try await OnboardingClient.open(directory, ids: ids)
        try await before.updateProfile(params: custom("skis", "gear"))
        try await before.updateProfile(params: custom("none", "insurance"))
        let stage = try await Stage(in: directory, ids: ids)
        let client = stage.client
        let (insured, bag) = (try custom("full", "insurance"), try custom("big", "bag"))
        stage.delegate.onStateUpdated = { _, action in
            guard action.elementId == "gear" else { return }
            client.apply(insured, from: action)
            client.apply(bag, from: action)
        }
        var atPaywall: [String: AttributeValue] = [:]
        stage.delegate.onPaywall = { controller, _ in
            atPaywall = client.profile.customAttributes
            controller.proceed(.next)
        }
        await stage.playToPace(level: "hard")
        let onTheWay: [String: AttributeValue] = [
            "level": "climber", "gear": "rope", "insurance": "full", "bag": "big",
        ].mapValues(AttributeValue.string)
        #expect(client.profile.customAttributes == onTheWay)
        await stage.play { $0.back() }
        await stage.play { $0.back() }
        await stage.play { screen in
            screen.choose("level", "easy")
            screen.proceed()
        }
        await stage.playToEnd()
        let afterwards = ["level": "walker", "gear": "skis", "insurance": "none"].mapValues(AttributeValue.string)
        #expect(atPaywall == afterwards)
        #expect(client.profile.customAttributes == afterwards)
        let reopened = try await OnboardingClient.open(directory, ids: ids)
        #expect(reopened.profile == client.profile)
    }

    @Test("Shows a change at once, takes two changes of one call in their order, and the host's over the mapping's")
    func order() async throws {
        let stage = try await Stage()
        let client = stage.client
        let (first, second) = (try custom("one", "level"), try custom("two", "level"))
        var seen: [AttributeValue?] = []
        stage.delegate.onStateUpdated = { _, action in
            guard action.elementId == "level" else { return }
            seen.append(client.profile.customAttributes["level"])
            client.apply(first, from: action)
            seen.append(client.profile.customAttributes["level"])
            client.apply(second, from: action)
            seen.append(client.profile.customAttributes["level"])
        }
        await stage.playToPace()
        #expect(seen == [.string("walker"), .string("one"), .string("two")])
        #expect(try await OnboardingClient.open(stage.directory).profile == client.profile)
    }

    @Test("Holds what the host made of an answer only until the answer is another one")
    func hostAfterChange() async throws {
        let stage = try await Stage()
        let client = stage.client
        let hosts = try custom("host", "level")
        stage.delegate.onStateUpdated = { _, action in
            if action.text == "walker" { client.apply(hosts, from: action) }
        }
        await stage.playToPace()
        #expect(client.profile.customAttributes["level"] == .string("host"))
        await stage.play { $0.back() }
        await stage.play { screen in
            screen.choose("level", "hard")
            screen.proceed()
        }
        #expect(client.profile.customAttributes["level"] == .string("climber"))
    }

    @Test("Loses the field of an answer that is emptied on purpose")
    func emptied() async throws {
        let stage = try await Stage()
        await stage.play { screen in
            screen.type("name", "Ada")
            screen.type("mail", "ada@example.com")
            screen.proceed()
        }
        #expect(stage.client.profile.email == "ada@example.com")
        await stage.play { $0.back() }
        await stage.play { screen in
            screen.type("mail", "")
            screen.proceed()
        }
        #expect(stage.delegate.actions.last?.line == "mail= #2")
        #expect(stage.client.profile.email == nil)
    }

    @Test("Is the same after a skip, a close and a restart, until something more is answered")
    func interruptions() async throws {
        let stage = try await Stage()
        await stage.playToPace(level: "hard")
        let profile = stage.client.profile
        await stage.play { $0.skip() }
        #expect(stage.client.profile == profile)
        let next = try await stage.reopened()
        #expect(next.client.profile == profile)
        await next.play { $0.send(.close) }
        let later = try await next.reopened()
        #expect(later.client.profile == profile)
        await later.playToEnd()
        #expect(later.client.profile == profile)
    }
}
