import OnboardingValues

/// A warning for a bound that no answer can meet, though there are answers: more options than can be chosen together,
/// the end of a slider that its steps pass by.
struct UnreachableBoundRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.screens.flatMap(\.elements).compactMap { element in
            switch element.content {
            case .multiChoice(let choice):
                guard let text = choice.unreachableMinimum else { return nil }
                let place = element.place.key("minSelections")
                return place.issue(.warning, "unreachable-bound", "\(element.id.quoted): \(text)")
            case .slider(let slider):
                let last = slider.snapped(slider.max)
                if last == slider.max { return nil }
                let text =
                    "steps of \(slider.step) from \(slider.min) pass by \"max\" (\(slider.max)) and end at \(last); "
                    + "make \(last) the \"max\", or change \"step\""
                return element.place.key("max").issue(.warning, "unreachable-bound", "\(element.id.quoted): \(text)")
            default: return nil
            }
        }
    }
}

extension Choice {
    /// Why only an exclusive option is ever enough; more selections than options are left to `BoundsRule`.
    fileprivate var unreachableMinimum: String? {
        let together = options.filter { !$0.isExclusive }.count
        // Of one selection an exclusive option is enough as well.
        guard minSelections > 1, together < minSelections, minSelections <= options.count else { return nil }
        return
            "only \(together) of the options can be chosen together, so but for an exclusive one \(minSelections) are never "
            + "chosen; lower it"
    }
}
