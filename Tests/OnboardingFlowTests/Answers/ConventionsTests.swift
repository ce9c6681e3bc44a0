import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Numbers are read as people write them")
struct ConventionsTests {
    private static let english = Conventions()
    private static let german = Conventions(locale: "de", decimalSeparator: ",", groupingSeparator: ".")
    private static let french = Conventions(locale: "fr", decimalSeparator: ",", groupingSeparator: "\u{202F}")
    private static let swiss = Conventions(locale: "de-CH", decimalSeparator: ".", groupingSeparator: "\u{2019}")
    private static let arabic = Conventions(
        locale: "ar-EG",
        decimalSeparator: "\u{066B}",
        groupingSeparator: "\u{066C}",
        zeroDigit: "\u{0660}"
    )

    @Test(
        "English",
        arguments: [
            ("1", "1"), (" 12.50 ", "12.5"), ("1,234", "1234"), ("12,345,678.9", "12345678.9"), ("-3", "-3"),
            ("+3", "3"),
            ("\u{2212}3", "-3"), ("0.1", "0.1"), ("00012", "12"), (".5", "0.5"), ("5.", "5"),
        ]
    )
    func english(text: String, number: String) {
        #expect(Self.english.number(from: text)?.description == number)
    }

    @Test(
        "Groups count only in threes, and what is no number is none",
        arguments: [
            "", " ", "-", ".", "1,23", "1,2345", "1234,567", ",123", "1,,234", "1.234,5", "1.2.3", "1e5", "0x10", "1 2",
            "NaN", "\u{BD}",
        ]
    )
    func refused(text: String) {
        #expect(Self.english.number(from: text) == nil)
    }

    @Test("Other separators and digits")
    func others() {
        #expect(Self.german.number(from: "1.234,5") == Decimal(string: "1234.5"))
        #expect(Self.german.number(from: "1.5") == nil)
        #expect(Self.french.number(from: "1 234,5") == Decimal(string: "1234.5"))
        #expect(Self.french.number(from: "1\u{A0}234") == 1234)
        #expect(Self.swiss.number(from: "1'234.5") == Decimal(string: "1234.5"))
        #expect(
            Self.english.number(from: "\u{0661}\u{066C}\u{0662}\u{0663}\u{0664}\u{066B}\u{0665}")
                == Decimal(string: "1234.5")
        )
    }

    @Test(
        "A number is written with the decimal separator and read again as the same",
        arguments: ["0", "-1234.5", "0.000001", "12345678901234567890.12345"]
    )
    func written(text: String) throws {
        let number = try #require(Decimal(string: text))
        for conventions in [Self.english, Self.german, Self.french, Self.swiss, Self.arabic] {
            #expect(conventions.number(from: conventions.text(of: number)) == number)
        }
        #expect(Self.german.text(of: number) == text.replacing(".", with: ","))
    }

    @Test("A number is written in the digits of the language")
    func digits() throws {
        let number = try #require(Decimal(string: "-1029.5"))
        #expect(Self.arabic.text(of: number) == "-\u{0661}\u{0660}\u{0662}\u{0669}\u{066B}\u{0665}")
    }
}
