import Foundation
import OnboardingProfile
import OnboardingValues
import TestSupport
import Testing

@Suite("The fold of changes")
struct ProfileFoldTests {
    private func change(
        _ fields: (field: ProfileField, value: String?)...,
        from element: String? = nil,
        run: String? = "run",
        source: ChangeOrigin.Source = .mapping
    ) -> ProfileChange {
        let builder = ProfileParameters.Builder()
        for (field, value) in fields {
            switch (field, value) {
            case (.firstName, let value?): builder.with(firstName: value)
            case (.email, let value?): builder.with(email: value)
            case (.custom(let key), let value?): _ = try? builder.with(customAttribute: value, forKey: key)
            default: builder.removing(field)
            }
        }
        let origin = element.map { ChangeOrigin(onboardingId: "o", runId: run, elementId: $0, source: source) }
        return ProfileChange(parameters: builder.build(), origin: origin)
    }

    @Test("Of two changes the later one counts")
    func order() {
        let first = change((.firstName, "A"), from: "x")
        let second = change((.firstName, "B"), from: "y")
        #expect(Profile(profileId: "p", changes: [first, second]).firstName == "B")
        #expect(Profile(profileId: "p", changes: [second, first]).firstName == "A")
    }

    @Test("A change that is taken back leaves the field as it was before (surveyjs/survey-library#152, stale answers)")
    func takeBack() {
        var profile = Profile(profileId: "p")
        profile.apply(change((.firstName, "Before"), (.email, "a@b.c")))
        profile.apply(change((.firstName, "Typed"), from: "name"))
        profile.apply(change((.firstName, nil), from: "other"))
        #expect(profile.firstName == nil)
        profile.takeBack { $0.elementId == "other" }
        #expect(profile.firstName == "Typed")
        profile.takeBack { $0.runId == "run" }
        #expect(profile.firstName == "Before")
        #expect(profile.email == "a@b.c")
        profile.takeBack { _ in true }
        #expect(profile.firstName == "Before")
    }

    @Test("An answer taken back in a later run leaves what the earlier run said")
    func takeBackAcrossRuns() {
        var profile = Profile(profileId: "p")
        profile.apply(change((.firstName, "One"), from: "name", run: "1"))
        profile.apply(change((.firstName, "Two"), from: "name", run: "2"))
        profile.apply(change((.firstName, "Again two"), from: "name", run: "2"))
        profile.takeBack { $0.runId == "2" }
        #expect(profile.firstName == "One")
    }

    @Test("The newest answer of an element replaces its older ones of the run")
    func replacement() {
        var profile = Profile(profileId: "p")
        for name in ["A", "B", "C"] { profile.apply(change((.firstName, name), (.email, name), from: "name")) }
        #expect(profile.changes.count == 1)
        profile.apply(change((.firstName, "Host"), from: "name", source: .host))
        #expect(profile.changes.count == 2)
        #expect(profile.firstName == "Host")
        profile.takeBack { $0.source == .host }
        #expect(profile.firstName == "C")
    }

    @Test("A change that came from no answer replaces all before it")
    func withoutOrigin() {
        var profile = Profile(profileId: "p")
        profile.apply(change((.firstName, "A"), (.email, "a"), from: "name"))
        profile.apply(change((.firstName, "B")))
        profile.takeBack { _ in true }
        #expect(profile.firstName == "B")
        #expect(profile.email == nil)
        profile.apply(change((.firstName, nil)))
        #expect(profile.changes.isEmpty)
    }

    @Test("The list of changes stays bounded, however long a profile is used")
    func bounded() {
        var random = SeededGenerator(seed: 7)
        var profile = Profile(profileId: "p")
        for count in 0..<3000 {
            let element: String? = Int.random(in: 0...9, using: &random) == 0 ? nil : "e\(count % 5)"
            let field = ProfileField.custom("k\(Int.random(in: 0...3, using: &random))")
            profile.apply(change((field, "\(count)"), from: element, run: "\(count / 50)"))
        }
        #expect(profile.changes.count <= 5 * 4 * 2 + 4)
    }

    @Test("Dropping old changes never changes what a profile says, also after taking back")
    func sameAsWithoutDropping() {
        let seed = UInt64.forThisRun
        var random = SeededGenerator(seed: seed)
        for round in 0..<200 {
            var profile = Profile(profileId: "p")
            var all: [ProfileChange] = []
            let runs = ["1", "2"]
            for step in 0..<20 {
                let element = ["a", "b", nil].randomElement(using: &random) ?? nil
                let field = [ProfileField.firstName, .email, .custom("k")].randomElement(using: &random) ?? .email
                let value = Bool.random(using: &random) ? "\(step)" : nil
                let change = change((field, value), from: element, run: runs[step / 10])
                all.append(change)
                profile.apply(change)
                #expect(profile.json == plainFold(all), "seed \(seed), round \(round), step \(step)")
            }
            let element = Bool.random(using: &random) ? "a" : "b"
            // What is taken back is the state of an answer, so all that its element said in the run.
            profile.takeBack { $0.elementId == element && $0.runId == "2" }
            all.removeAll { $0.origin?.elementId == element && $0.origin?.runId == "2" }
            #expect(profile.json == plainFold(all), "seed \(seed), round \(round), after taking back")
        }
    }

    private func plainFold(_ changes: [ProfileChange]) -> JSONValue {
        var object = JSONObject()
        var custom = JSONObject()
        for change in changes {
            for (key, value) in change.parameters.mergePatch.object ?? [:] {
                if let inner = value.object {
                    for (key, value) in inner { custom[key] = value.isNull ? JSONValue?.none : value }
                } else {
                    object[key] = value.isNull ? JSONValue?.none : value
                }
            }
        }
        if !custom.isEmpty { object["custom_attributes"] = .object(custom) }
        return .object(object)
    }

    @Test("A profile is read back from its changes, and takes back as before")
    func codable() throws {
        var profile = Profile(profileId: "p")
        profile.apply(change((.firstName, "Before")))
        profile.apply(change((.firstName, "Typed"), from: "name", run: nil, source: .host))
        let data = try JSONEncoder().encode(profile)
        var read = try JSONDecoder().decode(Profile.self, from: data)
        #expect(read == profile)
        read.takeBack { $0.runId == nil }
        #expect(read.firstName == "Before")
    }

    @Test("For conditions, fields and attributes stand side by side; a name that is both is the field")
    func attributes() throws {
        let profile = try Profile(
            profileId: "p",
            json: [
                "first_name": "Ada", "birthday": "1815-12-10", "analytics_disabled": false,
                "custom_attributes": ["experience": "pro", "firstName": "mine", "a.b": 1],
            ]
        )
        #expect(profile.attributes["firstName"] == "Ada")
        #expect(profile.attributes["profile"]?["firstName"] == "Ada")
        #expect(profile.attributes["custom"]?["firstName"] == "mine")
        #expect(profile.attributes["experience"] == "pro")
        #expect(profile.attributes["a.b"] == 1)
        #expect(profile.attributes["birthday"] == "1815-12-10")
        #expect(profile.attributes["lastName"] == nil)
        #expect(profile.analyticsDisabled == false)
    }
}
