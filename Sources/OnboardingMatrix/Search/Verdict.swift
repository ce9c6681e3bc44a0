/// What can be said of a segment while some answers are still to come.
enum Verdict: Hashable {
    case holds, fails, open

    static func all(_ parts: some Sequence<Verdict>) -> Verdict {
        var verdict = Verdict.holds
        for part in parts {
            if part == .fails { return .fails }
            if part == .open { verdict = .open }
        }
        return verdict
    }

    static func any(_ parts: some Sequence<Verdict>) -> Verdict { all(parts.lazy.map(\.negated)).negated }

    var negated: Verdict {
        switch self {
        case .holds: .fails
        case .fails: .holds
        case .open: .open
        }
    }
}
