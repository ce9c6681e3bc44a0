import Foundation
import OnboardingActions
import OnboardingValues
import TestSupport
import Testing

@Suite("Round trips")
struct RoundTripTests {
    @Test("Any message decodes from its saved form to an equal one")
    func property() throws {
        var source = RandomMessage(random: SeededGenerator(seed: .forThisRun))
        for count in 0..<2000 {
            let message = source.next()
            let text = message.savedForm.text
            #expect(
                OnboardingMessage(decoding: text) == message,
                "seed \(UInt64.forThisRun), message \(count): \(text)"
            )
        }
    }

    @Test("Any answer goes through Foundation's coders with every digit")
    func foundation() throws {
        var source = RandomMessage(random: SeededGenerator(seed: .forThisRun))
        for count in 0..<300 {
            let params = source.params()
            let data = try JSONEncoder().encode(params)
            let text = String(decoding: data, as: UTF8.self)
            #expect(
                try JSONDecoder().decode(StateUpdatedParams.self, from: data) == params,
                "seed \(UInt64.forThisRun), answer \(count): \(text)"
            )
        }
    }

    @Test(
        "A number keeps its decimal value (ResearchKit PR#337: 20.000123 became 20)",
        arguments: [
            "25", "0.1", "20.000123", "-0.5", "0", "100", "12345678901234567890123456789012345678",
            "0.12345678901234567890123456789012345678", "1.5",
        ]
    )
    func numbers(text: String) throws {
        let json = "{\"type\":\"input\",\"value\":{\"type\":\"number\",\"value\":\(text)}}"
        let params = try InputParams(savedForm: try JSONValue(reading: json))
        #expect(params.value.value == text)
        #expect(params.value.number == Decimal(string: text))
        #expect(params.savedForm.text == json)
    }

    @Test("A text of digits stays a text (surveyjs#1913: \"00001\" became 1)")
    func digits() throws {
        let value = try InputValue(savedForm: ["type": "text", "value": "00001"])
        #expect(value == .text("00001"))
        #expect(value.number == nil)
    }

    @Test("A number spelled as a string, as web inputs do, is the number")
    func spelledNumber() throws {
        #expect(try InputValue(savedForm: ["type": "number", "value": "62.50"]) == .number(Decimal(62.5)))
        #expect(throws: SavedFormError.self) { try InputValue(savedForm: ["type": "number", "value": "00001"]) }
        #expect(throws: SavedFormError.self) { try InputValue(savedForm: ["type": "number", "value": "62,5"]) }
    }

    @Test("An emptied number, what is no number, and a number of other digits")
    func oddNumbers() {
        #expect(InputValue.emptyNumber.savedForm == ["type": "number", "value": ""])
        #expect(InputValue.number(.nan) == .emptyNumber)
        let padded = Decimal(sign: .plus, exponent: -2, significand: 150)
        #expect(InputValue.number(padded).value == "1.5")
    }

    @Test("A day that no calendar has arrives as the person left it")
    func impossibleDay() throws {
        let params = try DatePickerParams(
            savedForm: ["type": "datePicker", "value": ["day": 31, "month": 2, "year": 2024]]
        )
        #expect(params.value == PartialDate(day: 31, month: 2, year: 2024))
        #expect(params.value.calendarDate == nil)
    }

    @Test("Run and sequence are written when they are known, and not otherwise")
    func runAndSequence() {
        var meta = ActionMeta(onboardingId: "o", screenClientId: nil, screenIndex: 0, screensTotal: 2)
        #expect(meta.savedForm == ["onboardingId": "o", "screenIndex": 0, "screensTotal": 2])
        meta.runId = "r"
        meta.sequence = 7
        #expect(meta.savedForm["runId"] == "r")
        #expect(meta.savedForm["sequence"] == 7)
    }

    @Test("A null field counts as absent")
    func nullField() throws {
        let json: JSONValue = [
            "onboardingId": "o", "screenClientId": nil, "screenIndex": 0, "screensTotal": 2, "sequence": nil,
        ]
        let meta = try ActionMeta(savedForm: json)
        #expect(meta == ActionMeta(onboardingId: "o", screenClientId: nil, screenIndex: 0, screensTotal: 2))
        let date: JSONValue = ["type": "datePicker", "value": ["day": nil, "month": nil, "year": 1990]]
        #expect(try DatePickerParams(savedForm: date).value == PartialDate(year: 1990))
    }

    @Test("One kind of params does not read another's")
    func otherType() {
        #expect(throws: SavedFormError(path: "type", text: "\"multiSelect\" stands where \"select\" is expected")) {
            try SelectParams(savedForm: ["type": "multiSelect", "value": []])
        }
    }

    @Test("A coder of Foundation reports the place of a fault")
    func codingError() {
        let json = #"{"elementId":"x","meta":{"onboardingId":"o","screenIndex":"1","screensTotal":1},"params":{}}"#
        #expect {
            try JSONDecoder().decode(StateUpdatedAction.self, from: Data(json.utf8))
        } throws: { error in
            String(describing: error).contains("screenIndex: a string stands where a whole number is expected")
        }
    }
}
