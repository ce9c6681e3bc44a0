import Foundation
import OnboardingActions
import OnboardingProfile
import OnboardingValues
import Testing

@Suite("Merge patches")
struct MergePatchTests {
    private func profile(_ json: JSONValue) throws -> Profile { try Profile(profileId: "p", json: json) }

    @Test("Null removes, an absent key stays (RFC 7396)")
    func nullAndAbsent() throws {
        var profile = try profile([
            "first_name": "Ada", "email": "a@b.c", "custom_attributes": ["experience": "pro", "weight": 62],
        ])
        let patch: JSONValue = ["first_name": nil, "custom_attributes": ["weight": nil, "age": 30]]
        profile.apply(ProfileChange(parameters: try ProfileParameters(mergePatch: patch)))
        #expect(profile.json == ["email": "a@b.c", "custom_attributes": ["experience": "pro", "age": 30]])
        #expect(profile.firstName == nil)
    }

    @Test("A change keeps apart what is removed, untouched and set, through any coder")
    func codable() throws {
        let parameters = try ProfileParameters.Builder(limits: .wide)
            .removing(.email).with(lastName: "").with(customAttribute: ["a", "b"], forKey: "list")
            .with(customAttribute: 0.1, forKey: "exact").withRemovedCustomAttribute(forKey: "gone").build()
        let data = try JSONEncoder().encode(parameters)
        #expect(try JSONDecoder().decode(ProfileParameters.self, from: data) == parameters)
        #expect(try ProfileParameters(mergePatch: parameters.mergePatch) == parameters)
        #expect(
            parameters.mergePatch.text
                == #"{"last_name":"","email":null,"custom_attributes":{"exact":0.1,"gone":null,"list":["a","b"]}}"#
        )
    }

    @Test(
        "A value of another type is an error that names the place",
        arguments: [
            (#"{"first_name": 1}"#, "first_name"), (#"{"birthday": "12/30/2024"}"#, "birthday"),
            (#"{"birthday": 5}"#, "birthday"), (#"{"analytics_disabled": "yes"}"#, "analytics_disabled"),
            (#"{"custom_attributes": {"a": true}}"#, "custom_attributes.a"),
            (#"{"custom_attributes": {"a": ["b", 1]}}"#, "custom_attributes.a"),
            (#"{"custom_attributes": null}"#, "custom_attributes"), ("[]", ""),
        ]
    )
    func wrongTypes(text: String, path: String) throws {
        let json = try JSONValue(reading: text)
        let error = #expect(throws: SavedFormError.self) { try ProfileParameters(mergePatch: json) }
        #expect(error?.path == path)
    }

    @Test("Fields are named in documents as they are read")
    func fieldNames() {
        for field in ProfileField.standard + [.custom("a.b"), .custom("x")] {
            #expect(ProfileField(field.text) == field)
        }
        for text in ["first_name", "custom.", "custom", "", "profile.firstName"] { #expect(ProfileField(text) == nil) }
    }
}
