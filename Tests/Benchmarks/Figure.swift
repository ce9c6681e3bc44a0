import OnboardingValues

/// One line of the report.
struct Figure {
    enum Unit: String {
        case nanoseconds = "ns"
        case bytes
        case times
        case perSecond = "per second"
    }

    enum Goal {
        case atMost(Double)
        case atLeast(Double)

        func isMet(by value: Double) -> Bool {
            switch self {
            case .atMost(let bound): value <= bound
            case .atLeast(let bound): value >= bound
            }
        }
    }

    let name: String
    let unit: Unit
    /// The median, or the one value there is.
    let value: Double
    let p99: Double?
    let goal: Goal?
    /// Whether the goal is for the 99th percentile.
    let isGoalOfP99: Bool

    init(_ name: String, _ samples: Samples, goal: Goal? = nil, isGoalOfP99: Bool = false) {
        self.name = name
        unit = .nanoseconds
        value = samples.median
        p99 = samples.p99
        self.goal = goal
        self.isGoalOfP99 = isGoalOfP99
    }

    init(_ name: String, _ value: Double, _ unit: Unit, goal: Goal? = nil) {
        self.name = name
        self.unit = unit
        self.value = value
        p99 = nil
        self.goal = goal
        isGoalOfP99 = false
    }

    var isMet: Bool? { goal?.isMet(by: isGoalOfP99 ? p99 ?? value : value) }
}

extension Figure {
    /// The figure for people, in columns.
    var text: String {
        var columns = [name.padded(to: 44), unit.shown(value).padded(to: 12)]
        columns.append((p99.map { "p99 " + unit.shown($0) } ?? "").padded(to: 16))
        if let goal, let isMet {
            let bound =
                switch goal {
                case .atMost(let bound): "at most " + unit.shown(bound)
                case .atLeast(let bound): "at least " + unit.shown(bound)
                }
            columns.append("goal \(isGoalOfP99 ? "p99 " : "")\(bound): \(isMet ? "met" : "MISSED")")
        }
        return columns.joined(separator: " ")
    }

    var json: JSONValue {
        var object: JSONObject = ["name": .string(name), "unit": .string(unit.rawValue)]
        object["value"] = JSONValue.rounded(value)
        object["p99"] = p99.map(JSONValue.rounded)
        switch goal {
        case .atMost(let bound): object["atMost"] = JSONValue.rounded(bound)
        case .atLeast(let bound): object["atLeast"] = JSONValue.rounded(bound)
        case nil: break
        }
        object["isMet"] = isMet.map(JSONValue.bool)
        return .object(object)
    }
}

extension Figure.Unit {
    fileprivate func shown(_ value: Double) -> String {
        switch self {
        case .nanoseconds where value < 1000: "\(value.rounded(toPlaces: 0)) ns"
        case .nanoseconds where value < 1_000_000: "\((value / 1000).rounded(toPlaces: 1)) us"
        case .nanoseconds: "\((value / 1_000_000).rounded(toPlaces: 2)) ms"
        case .bytes where abs(value) < 1024: "\(value.rounded(toPlaces: 1)) bytes"
        case .bytes: "\((value / 1_048_576).rounded(toPlaces: 1)) MB"
        case .times: "\(value.rounded(toPlaces: 2)) x"
        case .perSecond: "\(value.rounded(toPlaces: 0)) / s"
        }
    }
}

extension JSONValue {
    /// A number with at most two decimals.
    fileprivate static func rounded(_ value: Double) -> JSONValue {
        (try? JSONValue(reading: value.rounded(toPlaces: 2))) ?? .null
    }
}

extension Double {
    /// The number in decimal digits, with at most so many after the point.
    fileprivate func rounded(toPlaces places: Int) -> String {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        let rounded = (self * scale).rounded() / scale
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
