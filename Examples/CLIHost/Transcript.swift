import Foundation
import OnboardingTerminal

/// Shows what the app hears, and what comes of it.
@MainActor
final class Transcript {
    private let style: TextStyle

    init(style: TextStyle) { self.style = style }

    func callback(_ name: String, _ text: String) {
        StandardOutput.line(style.dim("  → \(name)") + (text.isEmpty ? "" : "  \(text)"))
    }

    func callback(_ name: String, _ action: StateUpdatedAction) {
        let (type, value): (String, String) =
            switch action.params {
            case .select(let params): ("select", params.value.value)
            case .multiSelect(let params): ("multiSelect", params.value.map(\.value).joined(separator: ", "))
            case .input(let params): ("input", params.value.value)
            case .datePicker(let params): ("datePicker", params.value.text ?? "")
            }
        callback(name, "\(action.elementId)  \(type)  \(value)")
    }

    func event(_ event: AnalyticsEvent) {
        StandardOutput.line(style.dim("  · \(event.name) \(event.parameters["step_id"] ?? "")"))
    }

    func note(_ text: String) { StandardOutput.line(style.dim("    \(text)")) }

    func offer(_ offer: Offer) {
        switch offer {
        case .show: note("first start: the flow is shown")
        case .resume(let screen): note("an interrupted run goes on at \(screen ?? "its start")")
        case .offerAgain(let texts):
            StandardOutput.line("\n\(style.bold(texts?.title ?? "Continue?"))\n\(texts?.text ?? "")")
        case .notDue(let date):
            note(
                date.map { "skipped: offered again from \($0.formatted(.iso8601)) on" }
                    ?? "nothing is due: all is answered"
            )
        }
    }

    func profile(_ profile: Profile) {
        StandardOutput.line("\n" + style.bold("The profile"))
        StandardOutput.line(profile.json.indentedText)
    }

    func opening(_ screen: OpeningScreen) {
        StandardOutput.line("\n" + style.bold("Stride opens with"))
        StandardOutput.line("  home      \(screen.home)\n  paywall   \(screen.paywall)\n  because   \(screen.reason)")
    }
}
