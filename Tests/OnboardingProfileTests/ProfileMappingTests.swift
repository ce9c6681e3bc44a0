import Foundation
import OnboardingActions
import OnboardingProfile
import OnboardingValues
import Testing

@Suite("Mapping answers to fields")
struct ProfileMappingTests {
    private func action(_ params: StateUpdatedParams) -> StateUpdatedAction {
        StateUpdatedAction(
            elementId: "x",
            meta: ActionMeta(onboardingId: "o", screenClientId: "s", screenIndex: 0, screensTotal: 1),
            params: params
        )
    }

    private func patch(
        _ params: StateUpdatedParams,
        to text: String,
        joined: Bool = false,
        _ limits: ProfileLimits = .standard
    ) throws -> JSONValue? {
        let entry = try #require(ProfileMapping.Entry(to: text, joined: joined))
        return try ProfileMapping(["x": entry]).parameters(for: action(params), limits: limits)?.mergePatch
    }

    private func option(_ value: String) -> SelectedOption { SelectedOption(id: "id", value: value, label: "Label") }
    private func input(_ value: InputValue) -> StateUpdatedParams { .input(InputParams(value: value)) }
    private func date(_ value: PartialDate) -> StateUpdatedParams { .datePicker(DatePickerParams(value: value)) }

    @Test("An answer of an element that is not mapped changes nothing")
    func unmapped() throws {
        let mapping: ProfileMapping = ["name": .init(to: .firstName)]
        #expect(try mapping.parameters(for: action(input(.text("Ada")))) == nil)
    }

    @Test("A choice gives its value, a number a number, a date its text")
    func values() throws {
        let choice = StateUpdatedParams.select(SelectParams(value: option("pro")))
        #expect(try patch(choice, to: "custom.experience") == ["custom_attributes": ["experience": "pro"]])
        let weight = try #require(Decimal(string: "62.5"))
        #expect(try patch(input(.number(weight)), to: "custom.w") == ["custom_attributes": ["w": .number(weight)]])
        #expect(try patch(input(.text(" Ada ")), to: "firstName") == ["first_name": "Ada"])
        #expect(try patch(input(.number(30)), to: "phoneNumber") == ["phone_number": "30"])
        #expect(try patch(.select(SelectParams(value: option("female"))), to: "gender") == ["gender": "female"])
        let day = PartialDate(day: 30, month: 12, year: 2024)
        #expect(try patch(date(day), to: "birthday") == ["birthday": "2024-12-30"])
        #expect(
            try patch(date(PartialDate(year: 1990)), to: "custom.since") == ["custom_attributes": ["since": "1990"]]
        )
    }

    @Test("Several choices are a list where lists are allowed, and one text where the entry says so")
    func lists() throws {
        let several = StateUpdatedParams.multiSelect(MultiSelectParams(value: [option("a"), option("b")]))
        #expect(try patch(several, to: "custom.k", .wide) == ["custom_attributes": ["k": ["a", "b"]]])
        #expect(try patch(several, to: "custom.k", joined: true) == ["custom_attributes": ["k": "a,b"]])
        let error = #expect(throws: ProfileLimitError.self) { try patch(several, to: "custom.k") }
        #expect(error?.limit == .list)
    }

    @Test("An answer that was emptied removes its field")
    func emptied() throws {
        #expect(try patch(input(.text("  ")), to: "firstName") == ["first_name": nil])
        #expect(try patch(input(.emptyNumber), to: "custom.k") == ["custom_attributes": ["k": nil]])
        #expect(try patch(date(PartialDate()), to: "birthday") == ["birthday": nil])
        #expect(
            try patch(.multiSelect(MultiSelectParams(value: [])), to: "custom.k") == ["custom_attributes": ["k": nil]]
        )
    }

    @Test("What does not fit its field is an error that names element and field")
    func mismatches() throws {
        let cases: [(StateUpdatedParams, String)] = [
            (date(PartialDate(month: 12, year: 2024)), "birthday"), (date(PartialDate(day: 1)), "custom.k"),
            (.select(SelectParams(value: option("unsure"))), "gender"),
            (.multiSelect(MultiSelectParams(value: [option("a")])), "firstName"),
            (date(PartialDate(year: 2024)), "email"),
        ]
        for (params, field) in cases {
            let error = #expect(throws: ProfileMappingError.self) { try patch(params, to: field) }
            #expect(error?.elementId == "x")
            #expect(error?.field.text == field)
        }
        let long = input(.text(String(repeating: "x", count: 51)))
        #expect(throws: ProfileLimitError.self) { try patch(long, to: "custom.k") }
    }

    @Test("No answer can switch analytics off")
    func analytics() {
        #expect(ProfileMapping.Entry(to: "analyticsDisabled") == nil)
        let mapping: ProfileMapping = ["x": .init(to: .analyticsDisabled)]
        #expect(throws: ProfileMappingError.self) { try mapping.parameters(for: action(input(.text("true")))) }
    }
}
