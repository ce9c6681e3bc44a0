import OnboardingValues

/// Every way leads to a screen that exists.
struct TargetRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        var issues: [DocumentIssue] = []
        var spelling = Spelling()
        func mend(_ id: String, orElse mend: String) -> String {
            let nearest = spelling.nearest(to: id, among: flow.indexOfScreen.keys)
            return nearest.map { "did you mean \($0.quoted)?" } ?? mend
        }
        if let start = flow.startId, flow.indexOfScreen[start] == nil, let place = flow.places.start {
            let mend = mend(start, orElse: "correct the id, or leave \"start\" out")
            let text = "there is no screen \(start.quoted) to start with; \(mend)"
            issues.append(place.issue(.error, "dangling-target", text))
        }
        for target in flow.screens.flatMap(\.writtenTargets) {
            guard case .screen(let id) = target.goal, flow.indexOfScreen[id] == nil else { continue }
            let mend = mend(id, orElse: "correct the id, or use \"$next\" or \"$end\"")
            let text = "there is no screen \(id.quoted); \(mend)"
            issues.append(target.place.issue(.error, "dangling-target", text))
        }
        return issues
    }
}

extension Screen {
    /// Every target as the document has it, in a fixed order.
    fileprivate var writtenTargets: [Target] {
        let ofOptions = entries.map { $0.byOption.sorted { $0.key < $1.key }.map(\.value) } ?? []
        return rules.map(\.target) + ofOptions + [entries?.skipped, entries?.fallback, next].compactMap { $0 }
    }
}
