import Foundation
import OnboardingTerminal

/// Shows what the app hears, dim and between the screens, and what comes of it.
@MainActor
final class Transcript {
    private let style: TextStyle
    private var events: [String] = []
    /// What was noted while a screen was taken.
    private var notes: [String] = []

    init(style: TextStyle) { self.style = style }

    /// Writes a screen's text, after the events that led to it.
    func screen(_ text: String) {
        flush()
        StandardOutput.write(text)
    }

    func callback(_ name: String, _ text: String) {
        flush()
        note("→ \(name)" + (text.isEmpty ? "" : " \(text)"))
    }

    func callback(_ name: String, _ action: StateUpdatedAction) {
        let value =
            switch action.params {
            case .select(let params): params.value.value
            case .multiSelect(let params): params.value.map(\.value).joined(separator: ", ")
            case .input(let params): params.value.value
            case .datePicker(let params): params.value.text ?? ""
            }
        callback(name, "\(action.elementId): \(value.isEmpty ? "emptied" : value)")
    }

    /// Keeps an event; those that come one after the other share a line.
    func event(_ event: AnalyticsEvent) {
        events.append([event.name, event.parameters["step_id"]].compactMap { $0 }.joined(separator: " "))
    }

    /// Writes the events kept so far.
    func flush() {
        guard !events.isEmpty else { return }
        note("· " + events.joined(separator: ", "))
        events = []
    }

    /// Where notes go while the screen is taken; nil for standard output.
    var output: ((String) -> Void)?

    /// Writes what was noted while the screen was taken, whole and to stay, now that it is given back.
    func screenIsGone() {
        flush()
        output = nil
        for text in notes { note(text) }
        notes = []
    }

    func note(_ text: String) {
        if let output {
            notes.append(text)
            return output(text)
        }
        StandardOutput.line(style.dim(StandardOutput.wrapped(text, indent: 2)))
    }

    func offer(_ offer: Offer, keptIn store: URL) {
        switch offer {
        case .show: note("The first start: the flow is shown.")
        case .resume(let screen):
            note("The run that was interrupted goes on at \(screen ?? "its start").")
            note("It is kept in \(store.path); --reset forgets it.")
        case .offerAgain(let texts):
            StandardOutput.line("\n\(style.bold(texts?.title ?? "Continue?"))\n\(texts?.text ?? "")\n")
        case .notDue(let date):
            note(
                date.map { "Skipped: offered again from \($0.formatted(.iso8601)) on." }
                    ?? "Nothing is due. --edit changes the answers of a completed flow, --reset starts again."
            )
        }
    }

    func profile(_ profile: Profile) {
        flush()
        StandardOutput.line("\n" + style.bold("The profile"))
        StandardOutput.line(profile.json.indentedText)
    }

    func opening(_ screen: OpeningScreen) {
        StandardOutput.line("\n" + style.bold("Stride opens with"))
        let width = screen.lines.map(\.shows.count).max() ?? 0
        for line in screen.lines {
            let placement = line.placement.padding(toLength: 10, withPad: " ", startingAt: 0)
            let start = "  \(placement)\(line.shows.padding(toLength: width + 2, withPad: " ", startingAt: 0))"
            if start.count + line.reason.count < min(StandardOutput.columns, 80) {
                StandardOutput.line(start + style.dim(line.reason))
            } else {
                StandardOutput.line("  \(placement)\(line.shows)")
                StandardOutput.line(style.dim(StandardOutput.wrapped(line.reason, indent: 12)))
            }
        }
        if !screen.sections.isEmpty {
            StandardOutput.line("\n  " + screen.sections.joined(separator: " · "))
        }
    }
}
