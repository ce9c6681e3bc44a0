import Foundation
import OnboardingFlow
import OnboardingValues
import TestSupport
import Testing

@Suite("The JSON between a screen and its renderer")
struct ScreenStateJSONTests {
    /// The JSON blocks of a page of the documentation.
    static func blocks(of page: String) throws -> [JSONValue] {
        let url = Fixture.package.appendingPathComponent("Docs/\(page).md")
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        return text.components(separatedBy: "```json\n").dropFirst().compactMap { rest in
            rest.components(separatedBy: "\n```").first.flatMap { try? JSONValue(reading: $0) }
        }
    }

    @Test("The screen state shown in the documentation is read, and written again with every key it had")
    func documented() throws {
        let states = try Self.blocks(of: "WireFormat").filter { $0["canContinue"] != nil }
        #expect(!states.isEmpty)
        for json in states {
            let state = try JSONDecoder().decode(ScreenState.self, from: Data(json.text.utf8))
            let written = try JSONValue(reading: JSONEncoder().encode(state))
            for (key, value) in json.object ?? [:] { #expect(written[key] == value, "\(key)") }
        }
    }

    @Test("A theme's inputs stand beside each other, the dark colours under dark")
    func theme() throws {
        let theme = Theme(
            light: Theme.Colors(accent: "#112233"),
            dark: Theme.Colors(accent: "#445566"),
            radius: 12,
            appearance: .dark
        )
        let json = try JSONValue(reading: JSONEncoder().encode(theme))
        #expect(json == ["accent": "#112233", "dark": ["accent": "#445566"], "radius": 12, "appearance": "dark"])
        #expect(try JSONDecoder().decode(Theme.self, from: Data(json.text.utf8)) == theme)
    }
}
