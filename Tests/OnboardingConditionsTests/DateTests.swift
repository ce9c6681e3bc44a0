import OnboardingConditions
import OnboardingValues
import Testing

@Suite("Dates")
struct DateTests {
    @Test(
        "$before and $after are strict, compare days and not text (growthbook/growthbook#4311), and count from today",
        arguments: [
            ("$before", "2024-03-01", "2024-02-29", true), ("$before", "2024-03-01", "2024-03-01", false),
            ("$after", "2024-03-01", "2024-03-02", true), ("$after", "2024-03-01", "2024-03-01", false),
            // Today is 29 February 2024; eighteen years before is the 28th, a month's end.
            ("$before", "-18y", "2006-02-27", true), ("$before", "-18y", "2006-02-28", false),
            ("$before", "-18y", "2006-03-01", false), ("$before", "-17y", "2007-02-28", false),
            ("$before", "-17y", "2007-02-27", true), ("$after", "-7d", "2024-02-22", false),
            ("$after", "-7d", "2024-02-23", true), ("$after", "-1m", "2024-01-30", true),
            ("$after", "+1m", "2024-03-30", true), ("$before", "0d", "2024-02-28", true),
        ]
    )
    func strict(name: String, operand: String, value: String, isExpected: Bool) throws {
        let condition = #"{"a": {"\#(name)": "\#(operand)"}}"#
        #expect(try holds(condition, #"{"a": "\#(value)"}"#, today: "2024-02-29") == isExpected)
    }

    @Test("A date without a day or a month stands for its first day")
    func partial() throws {
        #expect(try holds(#"{"a": {"$before": "2000-01-02"}}"#, #"{"a": "2000"}"#))
        #expect(try !holds(#"{"a": {"$before": "2000-01-01"}}"#, #"{"a": "2000"}"#))
        #expect(try holds(#"{"a": {"$after": "2000-04-30"}}"#, #"{"a": "2000-05"}"#))
        #expect(try !holds(#"{"a": {"$after": "2000-05-01"}}"#, #"{"a": "2000-05"}"#))
    }

    @Test(
        "What is no date is neither before nor after",
        arguments: [
            #""2023-02-29""#, #""2024-1-1""#, #""2024-01-01T00:00:00Z""#, #""2024-""#, #""2024-01-""#, #""20240101""#,
            #""""#,
            #""0000""#, #""2024-13""#, #""yesterday""#, "2024", "null", #"["2024-01-01"]"#, #""2024/01/01""#,
        ]
    )
    func noDate(value: String) throws {
        for name in ["$before", "$after"] {
            for operand in ["2010-01-01", "9999-12-31", "0001-01-01", "-1d"] {
                let condition = #"{"a": {"\#(name)": "\#(operand)"}}"#
                #expect(try !holds(condition, #"{"a": \#(value)}"#, today: "2024-01-01"))
            }
        }
    }

    @Test("Without a today a relative date matches nothing, a written one still does")
    func noToday() throws {
        #expect(try !holds(#"{"a": {"$before": "-18y"}}"#, #"{"a": "1990-01-01"}"#))
        #expect(try !holds(#"{"a": {"$after": "-18y"}}"#, #"{"a": "2023-01-01"}"#))
        #expect(try holds(#"{"a": {"$before": "2000-01-01"}}"#, #"{"a": "1990-01-01"}"#))
    }

    @Test("Dates read as PartialDate reads them")
    func sameAsPartialDate() throws {
        for text in [
            "2024-02-29", "2023-02-29", "2024", "2024-12", "2024-00", "20244", "202", "2024-12-", "9999-12-31",
        ] {
            let condition = Condition(["a": ["$after": "0001-01-01"]])
            let isDate = PartialDate(text) != nil
            #expect(condition.holds(for: ["a": .string(text)]) == isDate, "\(text)")
        }
    }
}
