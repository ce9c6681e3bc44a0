import OnboardingValues

/// The bounds of an element leave room for an answer. Those of a slider are looked at in reading.
struct BoundsRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.screens.flatMap(\.elements).flatMap { element in
            problems(of: element).map { key, text in
                element.place.key(key).issue(.error, "out-of-range", "\(element.id.quoted): \(text)")
            }
        }
    }

    private func problems(of element: Element) -> [(key: String, text: String)] {
        switch element.content {
        case .multiChoice(let choice): problems(of: choice)
        case .number(let field):
            if let min = field.min, let max = field.max, min > max {
                [("max", "\"max\" (\(max)) is below \"min\" (\(min)); no number fits")]
            } else {
                []
            }
        case .date(let field):
            if let min = field.minDate, let max = field.maxDate, max.isAlwaysBefore(min) {
                [("maxDate", "\"maxDate\" is before \"minDate\"; no date fits")]
            } else {
                []
            }
        default: []
        }
    }

    private func problems(of choice: Choice) -> [(key: String, text: String)] {
        var problems: [(key: String, text: String)] = []
        if choice.minSelections > choice.options.count {
            let count = choice.options.count
            problems.append(("minSelections", "\(choice.minSelections) of \(count) options cannot be chosen; lower it"))
        }
        if let most = choice.maxSelections, choice.minSelections > most {
            problems.append(("minSelections", "it is above \"maxSelections\" (\(most)); lower it"))
        }
        return problems
    }
}

extension RelativeDate {
    /// Whether this day comes before another, whatever day it is today; days counted in different units tell nothing.
    fileprivate func isAlwaysBefore(_ other: RelativeDate) -> Bool {
        switch (self, other) {
        case (.date(let left), .date(let right)): left < right
        case (.days(let left), .days(let right)), (.months(let left), .months(let right)),
            (.years(let left), .years(let right)):
            left < right
        default: false
        }
    }
}
