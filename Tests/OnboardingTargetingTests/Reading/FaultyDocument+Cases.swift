import OnboardingProfile

extension FaultyDocument {
    static let condition = #"{"experience": "pro"}"#
    private static let show = #""show": "pro""#
    private static let byDefault = ",\n    \"default\": \"standard\""
    static let level: [ProfileMapping] = [["q": .init(to: .custom("level"))]]
    private static let audience = "placements.main.audiences[0]"

    static let inAudiences = [
        FaultyDocument(
            #""segment": "pros""#,
            #""segment": "prose""#,
            "2 warning unused-segment segments.pros",
            "5 error unknown-segment \(audience).segment"
        ),
        FaultyDocument(
            show,
            #""show": "paywall_x""#,
            "5 error unknown-content \(audience).show",
            "9 warning unused-content contents.pro"
        ),
        FaultyDocument(
            show,
            #""variations": [{"show": "pro"}, {"show": "nothing"}]"#,
            "5 error unknown-content \(audience).variations[1].show"
        ),
        FaultyDocument(
            show,
            #""variations": [{"show": "pro", "weight": -1}, {"show": "pro"}]"#,
            "5 error bad-weight \(audience).variations[0].weight"
        ),
        FaultyDocument(
            show,
            #""variations": [{"show": "pro", "weight": 0}, {"show": "pro", "weight": 0}]"#,
            "5 error bad-weight \(audience).variations"
        ),
        FaultyDocument(
            show,
            #""variations": []"#,
            "5 error bad-weight \(audience).variations",
            "9 warning unused-content contents.pro"
        ),
        FaultyDocument(
            show,
            #""variations": [{"show": "pro", "weight": "50"}]"#,
            "5 error wrong-type \(audience).variations[0].weight"
        ),
        FaultyDocument(
            show,
            #""variations": [{"weight": 1}, {"show": "pro"}]"#,
            "5 error missing-key \(audience).variations[0]"
        ),
        FaultyDocument(
            show,
            #""show": "pro", "variations": [{"show": "pro"}]"#,
            "5 error show-and-variations \(audience).variations"
        ),
        FaultyDocument(
            ", " + show,
            "",
            "5 error missing-key \(audience)",
            "9 warning unused-content contents.pro"
        ),
        FaultyDocument(
            #""segment": "pros", "#,
            "",
            "2 warning unused-segment segments.pros",
            "5 error missing-key \(audience)"
        ),
        FaultyDocument(show, show + #", "heldOut": 1.5"#, "5 error bad-share \(audience).heldOut"),
        FaultyDocument(show, show + #", "heldOut": -0.1"#, "5 error bad-share \(audience).heldOut"),
        FaultyDocument(show, show + #", "stickyVersion": 1.5"#, "5 error wrong-type \(audience).stickyVersion"),
        FaultyDocument(show, show + #", "stickyVersion": -1"#, "5 error wrong-type \(audience).stickyVersion"),
    ]

    static let aroundAudiences = [
        FaultyDocument(
            byDefault,
            "",
            "3 error no-default placements.main",
            "9 warning unused-content contents.standard"
        ),
        FaultyDocument(
            #""default": "standard""#,
            #""default": "standrad""#,
            "7 error unknown-content placements.main.default",
            "10 warning unused-content contents.standard"
        ),
        FaultyDocument(#"{ "kind": "paywall" },"#, #"{ "title": "Pro" },"#, "9 error missing-key contents.pro"),
        FaultyDocument(#"{ "kind": "paywall" },"#, "7,", "9 error wrong-type contents.pro"),
        FaultyDocument(#""schemaVersion": 1"#, #""schemaVersion": 2"#, "1 error unsupported-version schemaVersion"),
        FaultyDocument(
            #""pros": {"experience": "pro"}"#,
            #""pros": {"experience": "pro"}, "": {"level": 1}"#,
            #"2 error bad-id segments[""]"#,
            #"2 warning unused-segment segments[""]"#
        ),
        FaultyDocument(
            #""pros": {"experience": "pro"}"#,
            #""pros": {"experience": "pro"}, "a\u001fb": {"level": 1}"#,
            #"2 error bad-id segments["a\u001fb"]"#,
            #"2 warning unused-segment segments["a\u001fb"]"#
        ),
    ]

    static let inConditions = [
        FaultyDocument(
            condition,
            #"{"experience": {"$gr": 1}}"#,
            "2 error unknown-operator segments.pros.experience.$gr"
        ),
        FaultyDocument(
            condition,
            #"{"experience": {"$regex": "("}}"#,
            "2 error bad-pattern segments.pros.experience.$regex"
        ),
        FaultyDocument(
            condition,
            #"{"experience": {"$in": "pro"}}"#,
            "2 error wrong-operand segments.pros.experience.$in"
        ),
        FaultyDocument(condition, "7", "2 error wrong-type segments.pros"),
        FaultyDocument(
            condition,
            #"{"profile.frstName": "Ada"}"#,
            #"2 error unknown-field segments.pros["profile.frstName"]"#
        ),
        FaultyDocument(
            condition,
            #"{"experience": {"$inGroup": "g"}}"#,
            "2 error unknown-group segments.pros.experience.$inGroup"
        ),
        FaultyDocument(
            condition,
            #"{"experience": {"$notInGroup": "g"}}"#,
            "2 error unknown-group segments.pros.experience.$notInGroup"
        ),
        FaultyDocument(condition, condition, "2 error unset-attribute segments.pros.experience", mappings: level),
        FaultyDocument(
            condition,
            #"{"$or": [{"level": 1}, {"custom.experience": {"$gt": 1}}]}"#,
            #"2 error unset-attribute segments.pros.$or[1]["custom.experience"].$gt"#,
            mappings: level
        ),
        FaultyDocument(
            condition,
            #"{"gender": "f"}"#,
            "2 error unset-attribute segments.pros.gender",
            mappings: level
        ),
    ]
}
