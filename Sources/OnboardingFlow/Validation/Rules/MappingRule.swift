import OnboardingProfile
import OnboardingValues

/// Every answer that could come fits the field of the profile that it is mapped to.
struct MappingRule: FlowRule {
    let limits: ProfileLimits

    func issues(in flow: Flow) -> [DocumentIssue] {
        var spelling = Spelling()
        let elements = flow.screens.flatMap(\.questions).map(\.id)
        return flow.mapping.entries.sorted { $0.key < $1.key }.flatMap { id, entry -> [DocumentIssue] in
            guard let place = flow.places.mapping[id], !flow.places.unread.contains(id) else { return [] }
            guard let element = flow.element(id), element.takesAnswer else {
                let nearest = spelling.nearest(to: id, among: elements)
                let mend = nearest.map { "did you mean \($0.quoted)?" } ?? "correct the id, or remove the entry"
                let text = "there is no element \(id.quoted) that takes an answer; \(mend)"
                return [place.issue(.error, "unknown-element", text)]
            }
            return typeProblems(of: element, entry).map { place.issue(.error, "mapping-type", "\(id.quoted): \($0)") }
                + limitProblems(of: element, entry).map { place.issue(.error, "mapping-limit", "\(id.quoted): \($0)") }
        }
    }

    // MARK: Type

    private func typeProblems(of element: Element, _ entry: ProfileMapping.Entry) -> [String] {
        var problems: [String] = []
        if entry.isJoined, element.kind != .multiChoice {
            problems.append("only the values of a multiple choice can be joined; remove \"as\"")
        }
        switch entry.field {
        case .birthday: problems += birthdayProblems(of: element)
        case .gender: problems += genderProblems(of: element)
        case .custom:
            if case .date(let field) = element.content, !field.hasText {
                problems.append("a date becomes an attribute only with its year, and a day only with its month")
            }
        case .firstName, .lastName, .email, .phoneNumber, .analyticsDisabled:
            let isText =
                switch element.kind {
                case .singleChoice, .text, .email, .phone: true
                case .multiChoice: entry.isJoined
                default: false
                }
            if !isText { problems.append("\(entry.field.text) is a text; map a text field or a single choice") }
        }
        return problems
    }

    private func birthdayProblems(of element: Element) -> [String] {
        guard case .date(let field) = element.content else {
            return ["a birthday is a date; map an element of the type \"date\""]
        }
        if Set(field.parts) == Set(DateField.Part.allCases) { return [] }
        return ["a birthday needs day, month and year; ask for all three in \"parts\""]
    }

    private func genderProblems(of element: Element) -> [String] {
        guard element.kind == .singleChoice, let choice = element.choice else {
            return ["a gender is one of three words; map a single choice with the values female, male and other"]
        }
        let known = [Gender.female, .male, .other].map(\.rawValue)
        return choice.options.filter { $0.allowsText || !known.contains($0.value.trimmed) }.map { option in
            option.allowsText
                ? "a text typed into the option \(option.id.quoted) is no gender; remove \"allowsText\""
                : "the value \(option.value.quoted) of the option \(option.id.quoted) is no gender; "
                    + "make it female, male or other"
        }
    }

    // MARK: Limits

    private func limitProblems(of element: Element, _ entry: ProfileMapping.Entry) -> [String] {
        guard case .custom(let key) = entry.field else { return [] }
        let ofKey = limits.problem(withKey: key).map { ["\(key.quoted): \($0.text)"] } ?? []
        return ofKey + valueProblems(of: element, isJoined: entry.isJoined)
    }

    private func valueProblems(of element: Element, isJoined: Bool) -> [String] {
        let most = limits.valueLength
        switch element.content {
        case .singleChoice(let choice): return optionProblems(of: choice)
        case .multiChoice(let choice):
            if isJoined { return joinedProblems(of: choice) }
            if limits.allowsLists { return optionProblems(of: choice) }
            return ["the profile takes no lists; write \"as\": \"joined\" to join the values by commas"]
        case .text(let field):
            if let length = field.maxLength, length <= most { return [] }
            return ["an attribute has at most \(most) characters; give the text a \"maxLength\" of \(most) or less"]
        case .email, .phone:
            return ["an attribute has at most \(most) characters and this may have more; map it to a field of its own"]
        case .slider, .number, .date, .bullets, .summary: return []
        }
    }

    private func optionProblems(of choice: Choice) -> [String] {
        let tooLong = choice.options.filter { !$0.allowsText && $0.valueLength > limits.valueLength }
        return openProblems(of: choice)
            + tooLong.map { option in
                "the value of the option \(option.id.quoted) has \(option.valueLength) characters and an attribute at "
                    + "most \(limits.valueLength); shorten it"
            }
    }

    private func joinedProblems(of choice: Choice) -> [String] {
        let open = openProblems(of: choice)
        let longest = choice.longestJoinedLength
        if !open.isEmpty || longest <= limits.valueLength { return open }
        return [
            "joined, the values may have \(longest) characters and an attribute at most \(limits.valueLength); "
                + "shorten them, or lower \"maxSelections\""
        ]
    }

    private func openProblems(of choice: Choice) -> [String] {
        choice.options.filter(\.allowsText).map { option in
            "a text of any length may be typed into the option \(option.id.quoted) and an attribute has at most "
                + "\(limits.valueLength) characters; remove \"allowsText\", or the entry"
        }
    }
}

extension Option {
    /// In Unicode scalars, as limits count.
    fileprivate var valueLength: Int { value.unicodeScalars.count }
}

extension Choice {
    /// The most characters that values which can be chosen together have with commas between them.
    fileprivate var longestJoinedLength: Int {
        let together = options.filter { !$0.isExclusive }.map(\.valueLength).sorted(by: >)
        let chosen = together.prefix(maxSelections ?? .max)
        let alone = options.filter(\.isExclusive).map(\.valueLength).max() ?? 0
        return max(alone, chosen.reduce(0, +) + max(0, chosen.count - 1))
    }
}

extension DateField {
    /// Whether every complete answer can be written as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
    fileprivate var hasText: Bool {
        parts.contains(.year) && (parts.contains(.month) || !parts.contains(.day))
    }
}
