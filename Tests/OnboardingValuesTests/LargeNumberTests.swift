import Foundation
import OnboardingValues
import Testing

@Suite("Very large and very small numbers")
struct LargeNumberTests {
    @Test("What a number holds is read, and written as JSON", arguments: ["332e127", "-1e127", "1e-127", "332E-127"])
    func held(text: String) throws {
        let number = try #require(try JSONValue(reading: text).number)
        #expect(!number.isNaN)
        #expect(try JSONValue(reading: JSONValue.number(number).text).number == number)
    }

    @Test(
        "What it does not hold is refused, not taken for no number",
        arguments: ["332e151", "1e128", "-10e127", "1e-128"]
    )
    func refused(text: String) {
        let error = #expect(throws: JSONReadingError.self) { try JSONValue(reading: text) }
        #expect(error?.issues.map(\.rule) == ["number-out-of-range"])
    }
}
