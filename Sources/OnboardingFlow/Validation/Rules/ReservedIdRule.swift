import OnboardingValues

/// Some ids stand for something else: `profile` and `host` in conditions, `default` among the ways of options.
struct ReservedIdRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.screens.flatMap(\.elements).flatMap(issues)
    }

    private func issues(of element: Element) -> [DocumentIssue] {
        var issues: [DocumentIssue] = []
        if ["profile", "host"].contains(element.id) {
            let text = "conditions reach the \(element.id)'s attributes under \(element.id.quoted); choose another id"
            issues.append(element.place.key("id").issue(.error, "reserved-id", text))
        }
        for option in element.choice?.options ?? [] where option.id == "default" {
            let text = "\"default\" is the way of every other option in \"nextQuestionId\"; choose another id"
            issues.append(option.place.key("id").issue(.error, "reserved-id", text))
        }
        return issues
    }
}
