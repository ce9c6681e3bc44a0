import OnboardingFlow
import OnboardingValues

/// Writes flow documents for tests; `more` is JSON members that follow the ones written.
enum Document {
    static func flow(_ screens: [String], more: String = "") -> String {
        "{\"id\": \"flow\", \"schemaVersion\": 1, \"screens\": [\(screens.joined(separator: ",\n"))]\(tail(more))}"
    }

    /// A question with options that have their id as label.
    static func choice(_ id: String, _ options: [String], type: String = "singleChoice", more: String = "") -> String {
        let list = options.map { "{\"id\": \"\($0)\", \"label\": \"\($0)\"}" }.joined(separator: ", ")
        return "{\"id\": \"\(id)\", \"type\": \"\(type)\", \"title\": \"\(id)\", \"options\": [\(list)]\(tail(more))}"
    }

    static func question(_ id: String, _ type: String, more: String = "") -> String {
        "{\"id\": \"\(id)\", \"type\": \"\(type)\", \"title\": \"\(id)\"\(tail(more))}"
    }

    static func info(_ id: String, more: String = "") -> String {
        "{\"id\": \"\(id)\", \"kind\": \"info\", \"title\": \"\(id)\"\(tail(more))}"
    }

    static func screen(_ id: String, _ elements: [String], more: String = "") -> String {
        "{\"id\": \"\(id)\", \"title\": \"\(id)\", \"elements\": [\(elements.joined(separator: ", "))]\(tail(more))}"
    }

    private static func tail(_ more: String) -> String { more.isEmpty ? "" : ", " + more }
}

extension Flow {
    /// Reads a flow of the screens.
    init(_ screens: String..., more: String = "", validation: Validation = .full) throws {
        try self.init(reading: Document.flow(screens, more: more), validation: validation)
    }

    /// Goal decides: `lose` asks the weight, `gain` asks the muscle; both end at the name.
    static func branching() throws -> Flow {
        try Flow(
            Document.choice("goal", ["lose", "gain"], more: #""nextQuestionId": {"gain": "muscle"}"#),
            Document.question("weight", "number", more: #""next": "name""#),
            Document.choice("muscle", ["arms", "legs"]),
            Document.question("name", "text")
        )
    }
}
