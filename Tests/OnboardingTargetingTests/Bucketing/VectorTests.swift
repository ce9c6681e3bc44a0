import Foundation
import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingTargeting

@Suite(
    "GrowthBook's own cases of bucketing",
    .enabled(if: Fixture.conformance != nil, "set ONBOARDING_CONFORMANCE to the folder of public test vectors")
)
struct VectorTests {
    @Test("All 15 of `hash` fall where they should, one of an unknown version nowhere")
    func hash() throws {
        let cases = try Self.cases("hash")
        #expect(cases.count == 15)
        #expect(
            cases.compactMap { $0[2].integer }.sorted() == Array(repeating: 1, count: 7) + [2, 2, 2, 2, 2, 2, 2, 99]
        )
        for fields in cases {
            let (seed, value) = (try #require(fields[0].string), try #require(fields[1].string))
            let found = Bucketing.hash(seed: seed, value: value, version: try #require(fields[2].integer))
            #expect(found == fields[3].double, "\(fields)")
        }
    }

    @Test("All 13 of `getBucketRange` have their ranges, to six digits")
    func ranges() throws {
        let cases = try Self.cases("getBucketRange")
        #expect(cases.count == 13)
        for fields in cases {
            let input = try #require(fields[1].array)
            let ranges = Bucketing.ranges(
                count: try #require(input[0].integer),
                coverage: try #require(input[1].double),
                weights: input[2].array?.compactMap(\.double)
            )
            let rounded = ranges.map { [Self.rounded($0.lowerBound), Self.rounded($0.upperBound)] }
            #expect(rounded == fields[2].array?.map { $0.array?.compactMap(\.double) ?? [] }, "\(fields)")
        }
    }

    @Test("All 13 of `chooseVariation` choose theirs, or none")
    func choice() throws {
        let cases = try Self.cases("chooseVariation")
        #expect(cases.count == 13)
        for fields in cases {
            let ranges = try #require(fields[2].array).map { range in
                let ends = range.array?.compactMap(\.double) ?? []
                return try #require(ends.first)..<(try #require(ends.last))
            }
            let chosen = Bucketing.choose(try #require(fields[1].double), ranges)
            #expect(chosen ?? -1 == fields[3].integer, "\(fields)")
        }
    }

    @Test("All 6 of `getEqualWeights` have their weights, to eight digits; none where there are no variations")
    func equalWeights() throws {
        let cases = try Self.cases("getEqualWeights")
        #expect(cases.count == 6)
        for fields in cases {
            let weights = Bucketing.equalWeights(try #require(fields[0].integer))
            #expect(weights.map { ($0 * 1e8).rounded() / 1e8 } == fields[1].array?.compactMap(\.double), "\(fields)")
        }
    }

    private static func rounded(_ number: Double) -> Double { (number * 1_000_000).rounded() / 1_000_000 }

    private static func cases(_ name: String) throws -> [[JSONValue]] {
        let folder = try #require(Fixture.conformance)
        let file = try Fixture.json(folder.appendingPathComponent("conditions/growthbook-cases.json"))
        return (file[name]?.array ?? []).compactMap(\.array)
    }
}

extension JSONValue {
    /// The number nearest to a decimal.
    fileprivate var double: Double? {
        if case .number(let number) = self { Double(number.description) } else { nil }
    }
}
