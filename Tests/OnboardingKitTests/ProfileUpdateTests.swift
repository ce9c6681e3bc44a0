import Foundation
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("Updating the profile")
@MainActor
struct ProfileUpdateTests {
    func custom(_ text: String, _ key: String) throws -> ProfileParameters {
        try ProfileParameters.Builder(limits: .wide).with(customAttribute: text, forKey: key).build()
    }

    @Test("Is on disk when the call returns")
    func durable() async throws {
        let directory = TemporaryDirectory()
        let client = try await OnboardingClient.open(directory)
        try await client.updateProfile(params: ProfileParameters.Builder().with(firstName: "Ada").build())
        let copy = try await OnboardingClient.open(try directory.copy())
        #expect(copy.profile.firstName == "Ada")
        #expect(copy.profile.profileId == client.profile.profileId)
    }

    @Test("Is refused by name of key and limit when it breaks one, and changes nothing")
    func refused() async throws {
        let directory = TemporaryDirectory()
        defer { withExtendedLifetime(directory) {} }
        let client = try await OnboardingClient.open(directory)
        let before = client.profile
        let error = await #expect(throws: ProfileLimitError.self) {
            try await client.updateProfile(params: custom(String(repeating: "x", count: 51), "note"))
        }
        #expect(error?.key == "note" && error?.limit == .valueLength && error?.most == 50 && error?.found == 51)
        #expect(client.profile == before)
    }

    @Test("Is refused when it adds to a full profile, and not when it changes or removes what is there")
    func full() async throws {
        let directory = TemporaryDirectory()
        defer { withExtendedLifetime(directory) {} }
        let client = try await OnboardingClient.open(directory)
        for number in 0..<30 { try await client.updateProfile(params: custom("a", "key\(number)")) }
        let error = await #expect(throws: ProfileLimitError.self) {
            try await client.updateProfile(params: custom("a", "one_more"))
        }
        #expect(error?.limit == .attributeCount)
        try await client.updateProfile(params: custom("b", "key0"))
        try await client.updateProfile(
            params: ProfileParameters.Builder().withRemovedCustomAttribute(forKey: "key0").build()
        )
        try await client.updateProfile(params: custom("a", "one_more"))
        #expect(client.profile.customAttributes.count == 30)
    }

    @Test("By an answer beyond a limit is kept and reported once, and refuses no later update")
    func beyondLimit() async throws {
        let stage = try await Stage()
        let client = stage.client
        let long = String(repeating: "x", count: 51)
        let change = try custom(long, "note")
        stage.delegate.onStateUpdated = { _, action in
            if action.elementId == "name" { client.apply(change, from: action) }
        }
        await stage.playToPace()
        #expect(stage.delegate.errors.map(\.code) == [.profileLimit])
        #expect(stage.delegate.errors.first?.place == "name")
        #expect(client.profile.customAttributes["note"] == .string(long))
        try await client.updateProfile(params: ProfileParameters.Builder().with(lastName: "Lovelace").build())
        let reopened = try await OnboardingClient.open(stage.directory)
        #expect(reopened.profile.lastName == "Lovelace")
        #expect(reopened.profile.customAttributes["note"] == .string(long))
    }
}
