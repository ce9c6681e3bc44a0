import Foundation
import OnboardingProfile
import OnboardingValues
import Testing

@Suite("Limits")
struct ProfileLimitsTests {
    private let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"

    @Test(
        "A key is 1 to 30 characters of a plain alphabet",
        arguments: [
            ("k", nil), (String(repeating: "k", count: 30), nil), ("A-z_0.9", nil),
            ("", ProfileLimit.keyLength), (String(repeating: "k", count: 31), .keyLength),
            ("a b", .keyCharacters), ("gr\u{F6}\u{DF}e", .keyCharacters), ("a/b", .keyCharacters),
        ]
    )
    func keys(key: String, limit: ProfileLimit?) throws {
        #expect(failure(.string("v"), key) == limit)
    }

    @Test("A text has at most 50 Unicode scalars: a family emoji counts as seven")
    func lengths() {
        #expect(family.count == 1)
        #expect(failure(.string(String(repeating: "x", count: 50)), "k") == nil)
        #expect(failure(.string(String(repeating: "x", count: 51)), "k") == .valueLength)
        #expect(failure(.string(String(repeating: family, count: 7) + "x"), "k") == nil)
        #expect(failure(.string(String(repeating: family, count: 7) + "xx"), "k") == .valueLength)
        #expect(failure(.string("   " + String(repeating: "x", count: 50)), "k") == nil)
        let error = ProfileLimits.standard.problem(
            with: .string(String(repeating: family, count: 8)),
            forKey: "k"
        )
        #expect(error?.found == 56 && error?.most == 50 && error?.key == "k")
    }

    @Test("Lists and numbers that JSON has not are refused where they do not belong")
    func kinds() {
        #expect(failure(.strings(["a"]), "k") == .list)
        #expect(failure(.strings(["a"]), "k", .wide) == nil)
        #expect(failure(.strings(["a", String(repeating: "x", count: 1025)]), "k", .wide) == .valueLength)
        #expect(failure(.number(.nan), "k") == .number)
        #expect(throws: ProfileLimitError.self) {
            try ProfileParameters.Builder().with(customAttribute: Double.infinity, forKey: "k")
        }
    }

    @Test("The 31st attribute is refused and changes nothing; an old one may still change")
    func count() throws {
        let builder = ProfileParameters.Builder()
        for number in 1...30 { try builder.with(customAttribute: number, forKey: "k\(number)") }
        let before = builder.build()
        let expected = ProfileLimit.attributeCount
        let error = #expect(throws: ProfileLimitError.self) { try builder.with(customAttribute: 31, forKey: "k31") }
        #expect(error?.limit == expected && error?.key == "k31" && error?.most == 30 && error?.found == 31)
        #expect(builder.build() == before)
        try builder.with(customAttribute: "new", forKey: "k1")
        try builder.withRemovedCustomAttribute(forKey: "k2").with(customAttribute: 31, forKey: "k31")
        #expect(builder.build().problems(under: .standard).isEmpty)
    }

    @Test("A profile that two changes made too large says which attributes are beyond the limit")
    func profileCount() throws {
        var profile = Profile(profileId: "p")
        for half in ["a", "b"] {
            let builder = ProfileParameters.Builder()
            for number in 10..<26 { try builder.with(customAttribute: number, forKey: "\(half)\(number)") }
            profile.apply(ProfileChange(parameters: builder.build()))
        }
        #expect(profile.problems(under: .standard).map(\.key) == ["b24", "b25"])
        #expect(profile.problems(under: .wide).isEmpty)
        #expect(profile.customAttributes.count == 32)
    }

    private func failure(
        _ value: AttributeValue,
        _ key: String,
        _ limits: ProfileLimits = .standard
    ) -> ProfileLimit? {
        let builder = ProfileParameters.Builder(limits: limits)
        do {
            try builder.with(customAttribute: value, forKey: key)
            return nil
        } catch {
            if !builder.build().isEmpty { Issue.record("a refused attribute was set") }
            if error.key != key { Issue.record("the error names another key") }
            return error.limit
        }
    }
}
