import OnboardingTerminal

/// What Stride opens with: resolved from the profile, on the device, without a network.
@MainActor
struct OpeningScreen {
    /// A line of the screen: the placement, what it shows, and why.
    struct Line {
        let placement: String
        let shows: String
        let reason: String
    }

    let lines: [Line]
    /// The sections of the home screen, of the data that the content of `sections` brings.
    let sections: [String]

    /// The data of a content of the kind `sections`.
    private struct Sections: Decodable {
        let sections: [String]
    }

    init(_ client: OnboardingClient) {
        let resolutions = ["main", "home", "sections", "level", "push"].compactMap(client.resolve(placement:))
        lines = resolutions.map { resolution in
            Line(
                placement: resolution.placement.id,
                shows: resolution.content.id,
                reason: Self.reason(for: resolution)
            )
        }
        let content = resolutions.first { $0.placement.id == "sections" }?.content
        // What is no list of sections is no reason to open with nothing.
        sections = (try? content?.decode(Sections.self).sections) ?? []
    }

    private static func reason(for resolution: Resolution) -> String {
        if resolution.isHeldOut { return "held out of \(resolution.segment ?? "its audience")" }
        guard let segment = resolution.segment else {
            return resolution.tried.isEmpty ? "for everybody" : "default, since \(whatFailed(in: resolution))"
        }
        let audience = resolution.audience.map { resolution.placement.audiences[$0] }
        return segment + (audience?.isDrawn == true ? ", drawn" : "")
    }

    /// What is known of the person, and behind it what segments asked for instead: of each the first thing that failed.
    private static func whatFailed(in resolution: Resolution) -> String {
        var facts: [(fact: String, wanted: [String])] = []
        for trial in resolution.tried {
            guard let failure = trial.failed.first else { continue }
            let wanted = "\(trial.segment): \(failure.wanted)"
            if let index = facts.firstIndex(where: { $0.fact == failure.fact }) {
                facts[index].wanted.append(wanted)
            } else {
                facts.append((failure.fact, [wanted]))
            }
        }
        return facts.map { "\($0.fact) (\($0.wanted.joined(separator: ", ")))" }.joined(separator: ", ")
    }
}
