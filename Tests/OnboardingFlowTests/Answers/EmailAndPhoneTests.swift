import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("E-mail addresses and phone numbers")
struct EmailAndPhoneTests {
    @Test(
        "One @, no spaces, a dotted domain",
        arguments: [
            ("a@b.c", true), (" a@b.co.uk ", true), ("a.b+c@d-e.f", true), ("\u{FC}@\u{FC}.de", true), ("a@b", false),
            ("@b.c", false), ("a@.c", false), ("a@b.", false), ("a@b..c", false), ("a@b@c.d", false),
            ("a b@c.d", false), ("a", false),
        ]
    )
    func email(text: String, isValid: Bool) throws {
        var play = Play(try Flow(Document.question("a", "email")))
        play.enter(.string(text))
        #expect(play.shown?.canContinue == isValid)
        play.goOn()
        #expect((play.result != nil) == isValid)
    }

    @Test("A phone number is kept as it was typed, leading zero and plus included")
    func phone() throws {
        var play = Play(try Flow(Document.question("a", "phone")))
        play.enter(" +49 (0)170 123 ")
        play.goOn()
        #expect(play.result?.answers["a"] == .text("+49 (0)170 123"))
        #expect(play.reports.map(\.params) == [.input(InputParams(value: .text("+49 (0)170 123")))])
    }
}
