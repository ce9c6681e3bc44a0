import OnboardingKit

extension Targeting {
    /// What goes with the flow `trip`: walkers and climbers are shown different paywalls, and groups a third one.
    static func trip() throws -> Targeting {
        try Targeting(
            reading: """
                { "schemaVersion": 1,
                  "segments": { "groups": {"crew": {"$gt": 1}}, "climbers": {"level": "climber"},
                                "walkers": {"level": "walker"} },
                  "placements": {
                    "main": { "audiences": [ {"segment": "groups", "show": "group_plan"},
                                             {"segment": "climbers", "show": "climb"}, {"segment": "walkers", "show": "walk"} ],
                              "default": "plain" } },
                  "contents": { "group_plan": {"kind": "paywall"}, "climb": {"kind": "paywall"},
                                "walk": {"kind": "paywall"}, "plain": {"kind": "paywall"} } }
                """
        )
    }

    /// A placement `main` whose one audience is everybody; it shows `plain` by default.
    static func drawn(_ parts: String) throws -> Targeting {
        try Targeting(
            reading: """
                { "segments": {"all": {}},
                  "placements": { "main": {"audiences": [{"segment": "all", \(parts)}], "default": "plain"} },
                  "contents": { "a": {"kind": "paywall"}, "b": {"kind": "paywall"}, "c": {"kind": "paywall"},
                                "plain": {"kind": "paywall"} } }
                """
        )
    }

    /// The same with weights of contents; chance has no say where all but one are 0.
    static func drawn(_ weights: KeyValuePairs<String, Int>, _ more: String = #""stickyVersion": 1"#) throws
        -> Targeting
    {
        let variations = weights.map { #"{"show": "\#($0)", "weight": \#($1)}"# }
        return try drawn(#""variations": [\#(variations.joined(separator: ", "))], \#(more)"#)
    }
}
