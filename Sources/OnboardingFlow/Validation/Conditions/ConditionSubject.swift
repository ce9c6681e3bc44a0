import OnboardingConditions

/// What a key of a condition reaches.
enum ConditionSubject {
    case element(Element)
    /// The profile's or the host's attributes, of which the document knows nothing.
    case outside
    /// A path into an answer; answers have no members.
    case insideAnswer(String)
    /// An element that stands in the document and could not be read.
    case unread
    case nothing
}

extension Flow {
    /// What a key of a condition reaches: an exact id first, then the first step of a dotted path.
    func subject(ofKey key: String) -> ConditionSubject {
        if let element = element(key) { return element.takesAnswer ? .element(element) : .nothing }
        if places.unread.contains(key) { return .unread }
        let step = key.prefix { $0 != "." }
        if ["profile", "host"].contains(step) { return .outside }
        if step.endIndex == key.endIndex { return .nothing }
        let id = String(step)
        if places.unread.contains(id) { return .unread }
        return element(id) == nil ? .nothing : .insideAnswer(id)
    }

    /// Every comparison of an answer, with the element that gives it.
    func comparisonsOfAnswers(in use: ConditionUse) -> [(mention: Mention, element: Element)] {
        use.condition.mentions.compactMap { mention in
            if case .element(let element) = subject(ofKey: mention.key) { (mention, element) } else { nil }
        }
    }
}
