import Foundation
import OnboardingKit
import Testing

@Suite("What a host reads when it prints a value")
struct DescriptionTests {
    @Test("An answer is its words, not how it is made up")
    func answers() {
        let other = ChosenOption(id: "other", text: "Hay fever")
        #expect("\(Answer.choice(ChosenOption(id: "lose")))" == "lose")
        #expect("\(Answer.choices([ChosenOption(id: "knees"), other]))" == "knees, other (Hay fever)")
        #expect("\(Answer.number(62.5))" == "62.5")
        #expect("\(Answer.text("Mara"))" == "Mara")
        #expect("\(Answer.date(PartialDate(day: 14, month: 9, year: 1992)))" == "1992-09-14")
        #expect("\(Answer.date(PartialDate(day: 14, month: 9)))" == #"{"day":14,"month":9}"#)
        #expect("\(Answer.empty)" == "nothing")
    }

    @Test("An attribute is its value")
    func attributes() {
        let values: [AttributeValue] = [.string("pro"), .number(62.5), .strings(["a", "b"])]
        #expect(values.map { "\($0)" } == ["pro", "62.5", "a, b"])
    }
}
