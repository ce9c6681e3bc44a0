import OnboardingConditions
import OnboardingValues
import Testing

@Suite("Mentions")
struct MentionTests {
    @Test("Every comparison of an attribute is told, with its place and whether it is negated")
    func mentions() throws {
        let text = #"""
            {"goal": "lose", "$nor": [{"age": {"$gte": 18, "$not": {"$lt": 99}}}],
             "tags": {"$elemMatch": {"$eq": "x"}, "$size": {"$gt": 1}, "$all": ["y", {"$ne": "z"}]},
             "pets": {"$elemMatch": {"name": "Rex"}}, "$not": {"host.plan": {"$in": ["pro"]}}, "bad": {"$x": 1}}
            """#
        let lines = Condition(try JSONValue(reading: text)).mentions.map { mention in
            let marks = (mention.isNegated ? "not " : "") + (mention.isOfItem ? "item " : "")
            return "\(marks)\(mention.key) \(mention.operatorName) \(mention.operand.text) \(mention.path)"
        }
        #expect(
            lines == [
                #"goal $eq "lose" goal"#,
                "not age $gte 18 $nor[0].age.$gte",
                "age $lt 99 $nor[0].age.$not.$lt",
                #"tags $elemMatch {"$eq":"x"} tags.$elemMatch"#,
                #"item tags $eq "x" tags.$elemMatch.$eq"#,
                #"tags $size {"$gt":1} tags.$size"#,
                #"tags $all ["y",{"$ne":"z"}] tags.$all"#,
                #"item tags $ne "z" tags.$all[1].$ne"#,
                #"pets $elemMatch {"name":"Rex"} pets.$elemMatch"#,
                #"not host.plan $in ["pro"] $not["host.plan"].$in"#,
            ]
        )
    }

    @Test("A wrong operand is mentioned, too, so that its attribute can be looked up")
    func wrongOperand() {
        #expect(Condition(["a": ["$in": 1]]).mentions.map(\.key) == ["a"])
    }
}
