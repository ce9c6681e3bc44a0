import OnboardingConditions
import OnboardingValues

/// Conditions are about elements and options that exist.
struct ConditionSubjectRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        var options = OptionIds(unread: flow.places.unread)
        var spelling = Spelling()
        let elements = flow.screens.flatMap(\.questions).map(\.id)
        return flow.conditionUses.flatMap { use in
            use.condition.mentions.flatMap { mention -> [DocumentIssue] in
                switch flow.subject(ofKey: mention.key) {
                case .element(let element):
                    return options.unknown(in: mention, of: element).map { id in
                        let known = (element.choice?.options ?? []).lazy.map(\.id)
                        let guess = spelling.nearest(to: id, among: known).map { "did you mean \($0.quoted)? " } ?? ""
                        let text =
                            "\(element.id.quoted) has no option with the id \(id.quoted), so this never matches; "
                            + "\(guess)its options are \(known.quotedList)"
                        return use.place.issue(.error, "unknown-option", at: mention.path, text)
                    }
                case .outside, .unread: return []
                case .insideAnswer(let id):
                    let text =
                        "\(mention.key.quoted) leads into the answer of \(id.quoted), which has no members; "
                        + "write \(id.quoted)"
                    return [use.place.issue(.error, "unknown-element", at: mention.path, text)]
                case .nothing:
                    let nearest = spelling.nearest(to: mention.key, among: elements)
                    let mend =
                        nearest.map { "did you mean \($0.quoted)?" }
                        ?? "correct the id, or begin with \"profile.\" or \"host.\""
                    let text = "there is no element \(mention.key.quoted) that takes an answer; \(mend)"
                    return [use.place.issue(.error, "unknown-element", at: mention.path, text)]
                }
            }
        }
    }
}

/// Looks option ids up, also where capitals and small letters count as alike.
private struct OptionIds {
    let unread: Set<String>
    private var folded: [String: Set<String>] = [:]

    init(unread: Set<String>) { self.unread = unread }

    /// The option ids that a comparison names and a choice does not have.
    mutating func unknown(in mention: Mention, of element: Element) -> [String] {
        guard let choice = element.choice else { return [] }
        let texts: [String]
        switch mention.operatorName {
        case "$eq", "$ne": texts = (mention.operand.array ?? [mention.operand]).compactMap(\.string)
        case "$in", "$nin", "$all": texts = (mention.operand.array ?? []).compactMap(\.string)
        case "$ini", "$nini", "$alli":
            let known = folded[element.id] ?? Set(choice.options.map { $0.id.lowercased() })
            folded[element.id] = known
            return (mention.operand.array ?? []).compactMap(\.string).filter {
                !known.contains($0.lowercased()) && !unread.contains($0)
            }
        default: return []
        }
        return texts.filter { !choice.has($0) && !unread.contains($0) }
    }
}
