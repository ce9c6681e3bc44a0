import OnboardingConditions
import OnboardingValues
import Testing

@Suite("Versions")
struct VersionTests {
    @Test(
        "Versions compare number by number, of any length (RevenueCat/purchases-ios#7472, growthbook/growthbook-swift#182)",
        arguments: [
            // "10.0.0" < "9.0.0" (RevenueCat/purchases-ios#7472, growthbook/growthbook#672)
            ("9.0.0", "10.0.0"), ("9.9.9", "9.10.0"), ("99999.0.0", "100000.0.0"),
            // A part of six digits and more (growthbook/growthbook-swift#182)
            ("1.0.123455", "1.0.123456"), ("1.0.999999", "1.0.1000000"),
            ("1.0.99999999999999999999999999", "1.0.100000000000000000000000000"),
            ("1.0.0-rc.1", "1.0.0"), ("1.0.0-alpha", "1.0.0-beta"), ("1.0.0-2", "1.0.0-10"), ("1.0.0-99999", "1.0.0-a"),
            ("1.0.0-100000", "1.0.0-a"), ("1.0", "1.0.0"), ("", "0.0.1"), ("v1.2.3", "1.2.4+build"),
            ("1.2.9", "1.2.0010"),
        ]
    )
    func order(lower: String, higher: String) throws {
        func holds(_ name: String, _ value: String, _ operand: String) -> Bool {
            let test: JSONValue = .object(JSONObject([(name, .string(operand))]))
            return Condition(["v": test]).holds(for: ["v": .string(value)])
        }
        #expect(holds("$vlt", lower, higher) && holds("$vlte", lower, higher) && holds("$vne", lower, higher))
        #expect(holds("$vgt", higher, lower) && holds("$vgte", higher, lower) && holds("$vne", higher, lower))
        #expect(!holds("$veq", lower, higher) && !holds("$vlt", higher, lower) && !holds("$vgte", lower, higher))
        #expect(holds("$veq", lower, lower) && holds("$vlte", lower, lower) && holds("$vgte", higher, higher))
    }

    @Test(
        "Builds, a leading v, zeros in front and the kind of separator make no difference",
        arguments: [("1.2.3+a", "1.2.3+b"), ("v1.2.3", "1.2.3"), ("1-2-3", "1.2.3"), ("01.2.003", "1.2.3")]
    )
    func same(left: String, right: String) throws {
        #expect(try holds(#"{"v": {"$veq": "\#(right)"}}"#, #"{"v": "\#(left)"}"#))
        #expect(try !holds(#"{"v": {"$vne": "\#(right)"}}"#, #"{"v": "\#(left)"}"#))
    }

    @Test("A number stands for its text")
    func number() throws {
        #expect(try holds(#"{"v": {"$vgt": 9}}"#, #"{"v": "10"}"#))
        #expect(try holds(#"{"v": {"$vlt": "2.0.0"}}"#, #"{"v": 1.5}"#))
    }
}
