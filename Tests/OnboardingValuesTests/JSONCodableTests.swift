import Foundation
import OnboardingValues
import Testing

@Suite("JSON through Foundation's coders")
struct JSONCodableTests {
    @Test(
        "Comes back as it was",
        arguments: ["0.1", "3.1", "-12.345678901234", "1e-9", "123456789012345678901234567890.5"]
    )
    func decimals(digits: String) throws {
        let value: JSONValue = ["list": [.number(try #require(Decimal(string: digits))), .null, true, "text"]]
        let read = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
        #expect(read == value)
    }

    @Test(
        "The shortest digits of a double are those that were written",
        arguments: ["3.1", "0.07", "1234567.891", "2.5e-7"]
    )
    func shortest(digits: String) throws {
        let double = try #require(Double(digits))
        #expect(Decimal(shortest: double) == Decimal(string: digits))
        #expect(Decimal(shortest: .infinity) == nil && Decimal(shortest: .nan) == nil)
    }

    @Test("Refuses to write what is no number, and writes null for it where it cannot refuse")
    func notANumber() {
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(JSONValue.array([.number(.nan)])) }
        #expect(JSONValue.array([.number(.nan), 1]).text == "[null,1]")
    }

    @Test("Refuses to write what is nested too deep to be read again")
    func depth() throws {
        func nested(_ levels: Int) -> JSONValue {
            (0..<levels).reduce(.null) { inner, _ in .array([inner]) }
        }
        let text = try JSONEncoder().encode(nested(128))
        #expect(try JSONDecoder().decode(JSONValue.self, from: text) == nested(128))
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(nested(129)) }
    }
}
