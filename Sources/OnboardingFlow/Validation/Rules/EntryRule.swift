import OnboardingValues

/// Every key of `nextQuestionId` is an option of a choice on the screen, `default` or `$skipped`.
struct EntryRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        var spelling = Spelling()
        return flow.screens.flatMap { screen -> [DocumentIssue] in
            guard let entries = screen.entries, !screen.hasUnreadElements else { return [] }
            let options = screen.elements.compactMap(\.choice).flatMap(\.options).map(\.id)
            let unknown = Set(entries.byOption.keys).subtracting(options).subtracting(flow.places.unread)
            let words = options + ["default", "$skipped"]
            return unknown.sorted().map { id in
                let known = options.quotedList
                let mend = known.isEmpty ? "as there are none, use \"default\"" : "its options are \(known)"
                let nearest = spelling.nearest(to: id, among: words)
                let guess = nearest.map { "did you mean \($0.quoted)? " } ?? ""
                let text = "the screen \(screen.id.quoted) has no option \(id.quoted); \(guess)\(mend)"
                return entries.place.key(id).issue(.error, "unknown-entry", text)
            }
        }
    }
}
