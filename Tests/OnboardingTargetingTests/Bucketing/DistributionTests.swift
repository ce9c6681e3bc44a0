import OnboardingProfile
import OnboardingValues
import Testing

@testable import OnboardingTargeting

@Suite("Of 100,000 people, at a placement with variations")
struct DistributionTests {
    private static let ids = (0..<100_000).map { "person-\($0)" }

    /// What each is shown.
    private func shown(_ targeting: Targeting, at placement: String = "main", ids: [String] = ids) throws -> [String] {
        let today = try #require(CalendarDate("2024-02-29"))
        return try ids.map { id in
            let resolution = targeting.resolve(placement: placement, for: Profile(profileId: id), today: today)
            return try #require(resolution).content.id
        }
    }

    private func shown(_ parts: String, ids: [String] = ids) throws -> [String] {
        try shown(Targeting.ofEverybody(parts), ids: ids)
    }

    private func variations(_ first: String, _ second: String) -> String {
        #""variations": [{"show": "a", "weight": \#(first)}, {"show": "b", "weight": \#(second)}]"#
    }

    @Test("Half of each see the one and half the other, within one percent; a change to 51 : 49 moves one in a hundred")
    func halves() throws {
        let before = try shown(variations("50", "50"))
        #expect((49_500...50_500).contains(before.count { $0 == "a" }))
        let after = try shown(variations("51", "49"))
        let moved = zip(before, after).filter { $0 != $1 }
        #expect((500...1_500).contains(moved.count))
        #expect(moved.allSatisfy { $0 == ("b", "a") })
    }

    @Test("None moves where the audience is sticky, whatever becomes of the weights")
    func sticky() throws {
        let ids = Self.ids.prefix(20_000)
        let today = try #require(CalendarDate("2024-02-29"))
        let before = try Targeting.ofEverybody(variations("50", "50") + #", "stickyVersion": 3"#)
        for weights in [("51", "49"), ("0", "1"), ("1", "0")] {
            let after = try Targeting.ofEverybody(variations(weights.0, weights.1) + #", "stickyVersion": 3"#)
            for id in ids {
                let profile = Profile(profileId: id)
                let first = try #require(before.resolve(placement: "main", for: profile, today: today))
                let draw = Draw(version: 3, show: first.content.id)
                let next = after.resolve(placement: "main", for: profile, today: today) { _ in draw }
                #expect(next?.content == first.content)
            }
        }
    }

    @Test("A tenth that is held out sees the default, and nobody among the rest moves")
    func heldOut() throws {
        for weights in [("50", "50"), ("1", "3")] {
            let before = try shown(variations(weights.0, weights.1))
            let after = try shown(variations(weights.0, weights.1) + #", "heldOut": 0.1"#)
            #expect((9_500...10_500).contains(after.count { $0 == "standard" }))
            #expect(zip(before, after).allSatisfy { $0 == $1 || $1 == "standard" })
        }
    }

    @Test("A tenth of a single content, too, can be held out; all of it, and none")
    func heldOutOfOne() throws {
        let ids = Array(Self.ids.prefix(20_000))
        let tenth = try shown(#""show": "a", "heldOut": 0.1"#, ids: ids)
        #expect((1_800...2_200).contains(tenth.count { $0 == "standard" }))
        #expect(tenth.allSatisfy { ["a", "standard"].contains($0) })
        #expect(try Set(shown(#""show": "a", "heldOut": 1"#, ids: ids)) == ["standard"])
        #expect(try Set(shown(#""show": "a", "heldOut": 0"#, ids: ids)) == ["a"])
    }

    @Test("All draw alike by weights of the same proportions, whatever their sum")
    func sums() throws {
        let ids = Array(Self.ids.prefix(20_000))
        let first = try shown(variations("1", "1"), ids: ids)
        for weights in [("50", "50"), ("0.5", "0.5"), ("1000000", "1000000"), ("0.0001", "0.0001")] {
            #expect(try shown(variations(weights.0, weights.1), ids: ids) == first)
        }
        let without = #""variations": [{"show": "a"}, {"show": "b"}]"#
        #expect(try shown(without, ids: ids) == first)
    }

    @Test("A weight of 0 is shown to nobody, and everybody is shown something, be there ever so many variations")
    func everybody() throws {
        let ids = Array(Self.ids.prefix(20_000))
        #expect(try Set(shown(variations("0", "1"), ids: ids)) == ["b"])
        let many = (0..<60).map { #"{"show": "\#($0.isMultiple(of: 2) ? "a" : "b")", "weight": 0.1}"# }
        let text = #""variations": [\#(many.joined(separator: ", "))]"#
        #expect(try Set(shown(text, ids: ids)) == ["a", "b"])
    }

    @Test("Two placements of one seed draw alike; of their own seeds, or of equal-looking ones, they do not")
    func seeds() throws {
        let ids = Array(Self.ids.prefix(20_000))
        func differing(_ first: String, _ second: String) throws -> Int {
            let targeting = try Targeting(reading: twoPlacements(first, second))
            let one = try shown(targeting, at: "one", ids: ids)
            let two = try shown(targeting, at: "two", ids: ids)
            return zip(one, two).count { $0 != $1 }
        }
        #expect(try differing(#", "seed": "s""#, #", "seed": "s""#) == 0)
        // The seed is the placement's id where none is given.
        #expect(try differing("", #", "seed": "one""#) == 0)
        #expect(try (9_000...11_000).contains(differing("", "")))
        #expect(try (9_000...11_000).contains(differing(#", "seed": "s""#, #", "seed": "S""#)))
        #expect(try (9_000...11_000).contains(differing(#", "seed": "s""#, #", "seed": "s ""#)))
    }

    private func twoPlacements(_ first: String, _ second: String) -> String {
        func placement(_ more: String) -> String {
            #"{"audiences": [{"segment": "all", \#(variations("1", "1"))\#(more)}], "default": "a"}"#
        }
        return """
            { "segments": {"all": {}}, "placements": {"one": \(placement(first)), "two": \(placement(second))},
              "contents": {"a": {"kind": "home"}, "b": {"kind": "home"}} }
            """
    }
}
