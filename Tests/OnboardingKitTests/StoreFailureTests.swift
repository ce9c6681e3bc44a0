import Foundation
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("A store that fails")
@MainActor
struct StoreFailureTests {
    @Test("Is told to the delegate, loses nothing, and has everything again when it works")
    func writing() async throws {
        let stage = try await Stage()
        let place = stage.directory.url
        try FileManager.default.removeItem(at: place)
        try Data("in the way".utf8).write(to: place)
        await stage.play { screen in
            screen.type("name", "Ada")
            screen.proceed()
        }
        #expect(stage.delegate.errors.first?.code == .storeFailed)
        #expect(stage.delegate.actions.map(\.line) == ["name=Ada #0"])
        #expect(stage.renderer.screen?.screen == "level")
        #expect(stage.client.profile.firstName == "Ada")
        await #expect(throws: StoreError.self) { try await stage.client.flush() }
        try FileManager.default.removeItem(at: place)
        await stage.play { $0.choose("level", "hard") }
        let next = try await stage.reopened()
        #expect(next.controller.state == stage.controller.state)
        #expect(next.client.profile == stage.client.profile)
        #expect(try await next.client.events().starts(with: stage.client.events()))
    }

    @Test("Says so to a caller who waits, and the change stands and is written with the next one")
    func updating() async throws {
        let directory = TemporaryDirectory()
        let client = try await OnboardingClient.open(directory)
        try await client.flush()
        try FileManager.default.removeItem(at: directory.url)
        try Data().write(to: directory.url)
        let error = await #expect(throws: StoreError.self) {
            try await client.updateProfile(params: ProfileParameters.Builder().with(firstName: "Ada").build())
        }
        #expect(error?.operation == .write)
        #expect(error?.file.hasPrefix(directory.url.path) == true)
        #expect(client.profile.firstName == "Ada")
        try FileManager.default.removeItem(at: directory.url)
        try await client.updateProfile(params: ProfileParameters.Builder().with(lastName: "Lovelace").build())
        let reopened = try await OnboardingClient.open(directory)
        #expect(reopened.profile.firstName == "Ada" && reopened.profile.lastName == "Lovelace")
    }

    @Test("Makes no new person and writes nothing where it cannot be read")
    func reading() async throws {
        let directory = TemporaryDirectory()
        let file = directory.url.appendingPathComponent("onboarding.json")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let error = await #expect(throws: StoreError.self) { try await OnboardingClient.open(directory) }
        #expect(error?.operation == .read)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == ["onboarding.json"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: file.path) == [])
    }
}
