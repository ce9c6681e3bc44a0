import OnboardingValues

/// Ids tell screens, elements, options and buttons apart: an error where two of a kind share one.
struct DuplicateIdRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        var screens = Register("a screen")
        var elements = Register("an element")
        for screen in flow.screens {
            screens.add(screen.id, at: screen.place)
            for element in screen.elements where element.place != screen.place || !screens.isTaken(at: screen.place) {
                elements.add(element.id, at: element.place)
            }
        }
        return screens.issues + elements.issues + flow.screens.flatMap(issues)
    }

    private func issues(in screen: Screen) -> [DocumentIssue] {
        var buttons = Register("a button", of: "the screen \(screen.id.quoted)")
        for button in screen.buttons { buttons.add(button.id, at: button.place) }
        return buttons.issues
            + screen.elements.flatMap { element in
                var options = Register("an option", of: "the element \(element.id.quoted)")
                for option in element.choice?.options ?? [] { options.add(option.id, at: option.place) }
                return options.issues
            }
    }
}

/// The ids of one kind, and the issues of those that stand twice.
private struct Register {
    private let kind: String
    private let owner: String?
    private var taken: [String: (id: String, place: DocumentPlace)] = [:]
    private var lastTaken: DocumentPlace?
    private(set) var issues: [DocumentIssue] = []

    init(_ kind: String, of owner: String? = nil) {
        self.kind = kind
        self.owner = owner
    }

    mutating func add(_ id: String, at place: DocumentPlace) {
        guard let first = taken[id] else {
            taken[id] = (id, place)
            return
        }
        lastTaken = place
        let scope = owner.map { " of \($0)" } ?? ""
        let text =
            id.unicodeScalars.elementsEqual(first.id.unicodeScalars)
            ? "\(first.place.path) is \(kind)\(scope) with the id \(id.quoted), too; choose another for one of them"
            : "\(first.place.path) is \(kind)\(scope) with an id that looks the same and is written with other Unicode "
                + "characters (\(first.id.codePoints), here \(id.codePoints)); such ids count as one, so choose another"
        issues.append(place.key("id").issue(.error, "duplicate-id", text))
    }

    /// Whether the id that stands at a place was found taken; a question's screen and element share the place.
    func isTaken(at place: DocumentPlace) -> Bool { lastTaken == place }
}

extension String {
    /// The characters that are not ASCII by number, such as `U+00E9`; the first ten.
    fileprivate var codePoints: String {
        let numbers = unicodeScalars.lazy.filter { !$0.isASCII }.prefix(10).map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        return numbers.joined(separator: " ")
    }
}
