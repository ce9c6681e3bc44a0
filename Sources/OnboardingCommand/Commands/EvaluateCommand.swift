import OnboardingKit

/// `evaluate`: conditions to true or false.
enum EvaluateCommand: Subcommand {
    static let help = """
        onboarding evaluate [FILE] [--today DATE]

        Reads lines {"condition": {…}, "attributes": {…}, "groups": {…}} and prints true or false for each; for a line
        that is no such thing, {"error": …}. "groups" may be left out.

          --today DATE   the day for $before and $after, YYYY-MM-DD

        """
    static let options: [String: Bool] = ["--today": true]
    static let files = 0...1

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        let today = try arguments.moment().today
        try Files.forEachLine(arguments.files.first) { line in
            Output.line(answer(to: line, today: today))
        }
        return .done
    }

    private static func answer(to line: [UInt8], today: CalendarDate) -> String {
        let json: JSONValue
        do {
            json = try JSONValue(reading: line)
        } catch {
            return failure(error.issues.map(\.text).joined(separator: "; "))
        }
        guard let condition = json["condition"], condition.object != nil else {
            return failure("\"condition\" is missing or no object")
        }
        guard let attributes = json["attributes"]?.object else {
            return failure("\"attributes\" is missing or no object")
        }
        guard let lists = (json["groups"] ?? [:]).object else { return failure("\"groups\" is no object") }
        var groups: [String: [JSONValue]] = [:]
        for (name, members) in lists {
            guard let members = members.array else { return failure("the group \"\(name)\" is no array") }
            groups[name] = members
        }
        return Condition(condition).holds(for: attributes, today: today, groups: groups) ? "true" : "false"
    }

    private static func failure(_ text: String) -> String {
        let json: JSONValue = ["error": .string(text)]
        return json.text
    }
}
