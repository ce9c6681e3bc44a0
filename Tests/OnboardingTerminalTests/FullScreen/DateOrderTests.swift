import OnboardingKit
import Testing

@testable import OnboardingTerminal

@Suite("How a language writes a date")
struct DateOrderTests {
    @Test(
        "Puts the parts in the order of the language",
        arguments: [
            ("en-US", [.month, .day, .year]), ("en-GB", [.day, .month, .year]), ("de", [.day, .month, .year]),
            ("ja", [.year, .month, .day]), ("sv", [.day, .month, .year]), ("hu", [.year, .month, .day]),
        ] as [(String, [DateField.Part])]
    )
    func order(locale: String, parts: [DateField.Part]) {
        #expect(DateOrder(locale: locale).parts == parts)
    }

    @Test("Names twelve months, whatever the region's calendar", arguments: ["en", "de", "ar", "fa", "th", "ja", "xx"])
    func months(locale: String) {
        let order = DateOrder(locale: locale)
        #expect(order.months.count == 12 && Set(order.parts) == [.day, .month, .year])
    }
}
