import OnboardingKit

extension Targeting {
    /// Throws where there is no such placement.
    func check(placement: String) throws {
        if placements[placement] != nil { return }
        let known = placements.keys.sorted().joined(separator: ", ")
        throw CommandFailure.atFault("there is no placement \"\(placement)\"; use one of \(known)")
    }
}

extension Resolution {
    /// What is shown, and for every audience that was tried why it held or not, for a person to read.
    var explanation: String {
        let reason: String =
            switch (segment, isHeldOut) {
            case (nil, _): "the default"
            case (let segment?, true): "the default, held out of \(segment)"
            case (let segment?, false): "for \(segment)"
            }
        let lines = tried.flatMap { trial -> [String] in
            if trial.held { return ["  \(trial.segment): yes"] }
            return ["  \(trial.segment): no"]
                + trial.failed.map {
                    "    \($0.key) is \($0.value?.text ?? "not known"), wanted is \($0.condition.text)"
                }
        }
        return (["\(placement.id) shows \(content.id), \(reason)"] + lines).joined(separator: "\n")
    }
}
