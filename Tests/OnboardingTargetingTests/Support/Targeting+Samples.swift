import OnboardingProfile
import OnboardingTargeting
import OnboardingValues

extension Targeting {
    /// A document with one audience of everybody at the placement `main`, whose parts a test says.
    ///
    /// Its contents are `a`, `b`, `c` and, by default, `standard`.
    static func ofEverybody(_ parts: String) throws(TargetingError) -> Targeting {
        try Targeting(reading: document(#"{"segment": "all", \#(parts)}"#, segments: #""all": {}"#))
    }

    /// A document of one placement, `main`, with some audiences and segments.
    static func document(_ audiences: String, segments: String) -> String {
        """
        { "schemaVersion": 1, "segments": { \(segments) },
          "placements": { "main": { "audiences": [ \(audiences) ], "default": "standard" } },
          "contents": { "a": {"kind": "paywall"}, "b": {"kind": "paywall"}, "c": {"kind": "paywall"},
                        "standard": {"kind": "paywall"} } }
        """
    }

    /// Whether somebody belongs to a segment of a condition.
    static func holds(
        _ condition: String,
        _ profile: String = "{}",
        today: String = "2024-02-29"
    ) throws -> Bool {
        let text = document(#"{"segment": "s", "show": "a"}"#, segments: #""s": \#(condition)"#)
        let resolution = try Targeting(reading: text).resolved(for: .sample(profile), today: today)
        return resolution.audience == 0
    }

    /// What the placement `main` shows on a day.
    func resolved(for profile: Profile, today: String = "2024-02-29") throws -> Resolution {
        guard let today = CalendarDate(today), let resolution = resolve(placement: "main", for: profile, today: today)
        else { throw SampleError.noResolution }
        return resolution
    }
}

extension Profile {
    /// A profile in the JSON of a profile.
    static func sample(_ json: String, id: String = "person") throws -> Profile {
        try Profile(profileId: id, json: JSONValue(reading: json))
    }
}

enum SampleError: Error { case noResolution }
