import Foundation
import OnboardingProfile
import OnboardingValues
import Testing

@Suite("Building a change")
struct BuilderTests {
    @Test("Calls chain, and texts are trimmed")
    func chain() throws {
        let builder = ProfileParameters.Builder()
        let parameters =
            try builder
            .with(firstName: "  Ada\n").with(lastName: "Lovelace").with(gender: .female)
            .with(birthday: #require(CalendarDate("1815-12-10"))).with(email: " ada@example.com ")
            .with(phoneNumber: "+44 1").with(analyticsDisabled: true)
            .with(customAttribute: " pro ", forKey: "experience").with(customAttribute: 62.5, forKey: "weight")
            .with(customAttribute: 3, forKey: "times")
            .build()
        #expect(
            parameters.mergePatch == [
                "first_name": "Ada", "last_name": "Lovelace", "gender": "female", "birthday": "1815-12-10",
                "email": "ada@example.com", "phone_number": "+44 1", "analytics_disabled": true,
                "custom_attributes": ["experience": "pro", "weight": .number(Decimal(62.5)), "times": 3],
            ]
        )
        #expect(parameters.firstName == .set("Ada"))
        #expect(parameters.birthday.value?.description == "1815-12-10")
        #expect(parameters.analyticsDisabled == .set(true))
        #expect(parameters.gender == .set(.female))
        #expect(parameters.customAttribute("weight") == .set(.number(Decimal(62.5))))
        #expect(parameters.customAttribute("height") == .untouched)
    }

    @Test("A call alone, without its result, changes the builder")
    func discardable() {
        let builder = ProfileParameters.Builder()
        builder.with(firstName: "Ada")
        builder.with(firstName: "Grace")
        #expect(builder.build().firstName == .set("Grace"))
    }

    @Test("An empty name can be told from an untouched and from a removed one (Adapty's cannot)")
    func emptyName() throws {
        #expect(ProfileParameters.Builder().build().firstName == .untouched)
        #expect(ProfileParameters.Builder().with(firstName: "   ").build().firstName == .set(""))
        #expect(ProfileParameters.Builder().removing(.firstName).build().firstName == .removed)
        let empty = ProfileParameters.Builder().with(firstName: "").build()
        #expect(try ProfileParameters(mergePatch: empty.mergePatch) == empty)
        #expect(empty.mergePatch == ["first_name": ""])
    }

    @Test("A birthday on 30 December stays in its year (Adapty's builder used a week-based year)")
    func december() throws {
        for year in [2019, 2024, 2025] {
            let parts = PartialDate(day: 30, month: 12, year: year)
            let parameters = try ProfileParameters.Builder().with(birthday: parts).build()
            #expect(parameters.mergePatch == ["birthday": .string("\(year)-12-30")])
        }
    }

    @Test("A birthday that is not whole is refused, and says what is missing")
    func partialBirthday() {
        let builder = ProfileParameters.Builder()
        #expect(throws: IncompleteDateError(date: PartialDate(month: 2, year: 1990))) {
            try builder.with(birthday: PartialDate(month: 2, year: 1990))
        }
        #expect(IncompleteDateError(date: PartialDate(month: 2)).description.hasSuffix("missing: day, year"))
        #expect(throws: IncompleteDateError.self) {
            try builder.with(birthday: PartialDate(day: 31, month: 2, year: 1990))
        }
        #expect(builder.build().isEmpty)
    }

    @Test("Removing an attribute after setting it removes it from the profile")
    func removedAttribute() throws {
        let builder = ProfileParameters.Builder()
        try builder.with(customAttribute: "a", forKey: "k").withRemovedCustomAttribute(forKey: "k")
        #expect(builder.build().mergePatch == ["custom_attributes": ["k": nil]])
        #expect(builder.build().touchedFields == [.custom("k")])
    }
}
