import Foundation
import OnboardingKit

/// What it takes to find out what a placement shows: ten audiences of which the last holds, in a document of this placement
/// alone and in one that has 1,000 others.
enum ResolveBenchmark {
    static func figures() throws -> [Figure] {
        let (small, large) = (try targeting(others: 0), try targeting(others: 1_000))
        let today = Moment.now.today
        let parameters = try ProfileParameters.Builder().with(customAttribute: "level 9", forKey: "level")
            .with(customAttribute: 34, forKey: "age").build()
        let profile = Profile(profileId: "person", changes: [ProfileChange(parameters: parameters)])
        for targeting in [small, large] {
            let resolution = targeting.resolve(placement: "main", for: profile, today: today)
            guard resolution?.audience == 9, targeting.placements.count == (targeting.contents.count - 1) / 10 else {
                throw BenchmarkError.wrongResult("resolve")
            }
        }
        let samples = Samples.measure(
            2000,
            batch: 20,
            { keep(small.resolve(placement: "main", for: profile, today: today)) },
            { keep(large.resolve(placement: "main", for: profile, today: today)) }
        )
        let ratio = samples[1].median / samples[0].median
        return [
            Figure("resolve, the last of 10 audiences", samples[0], goal: .atMost(5_000)),
            Figure("resolve, beside 1000 other placements", samples[1], goal: .atMost(5_000)),
            Figure("resolve, with others : alone", ratio, .times, goal: .atMost(1.5)),
        ]
    }

    /// Each placement has segments and contents of its own, and draws among two of them.
    private static func targeting(others: Int) throws -> Targeting {
        let ids = ["main"] + (0..<others).map { "other-\($0)" }
        var segments = JSONObject()
        var placements = JSONObject()
        var contents: JSONObject = ["standard": ["kind": "paywall"]]
        for id in ids {
            var audiences: [JSONValue] = []
            for number in 0..<10 {
                let (segment, content) = ("\(id)-\(number)", "\(id) shows \(number)")
                segments[segment] = ["level": .string("level \(number)"), "age": ["$gte": 18]]
                contents[content] = ["kind": "paywall"]
                audiences.append([
                    "segment": .string(segment),
                    "variations": [["show": .string(content)], ["show": "standard"]],
                ])
            }
            placements[id] = ["audiences": .array(audiences), "default": "standard"]
        }
        let document: JSONValue = [
            "segments": .object(segments), "placements": .object(placements), "contents": .object(contents),
        ]
        return try Targeting(reading: document.text)
    }
}
