import OnboardingKit

/// `resolve`: what a placement shows to a person.
enum ResolveCommand: Subcommand {
    static let help = """
        onboarding resolve --targeting T --placement P --profile PROFILE [--id ID] [--today DATE]

        Prints what a placement shows to a person and the whole reason, as one JSON object; in words on standard error.
        PROFILE is a file with the person's profile, as run prints it: {"first_name": …, "custom_attributes": {…}}. For the
        answers of a file use run FLOW --answers A.json --targeting T --placement P.

          --targeting T      the targeting document
          --placement P      the id of the placement
          --profile PROFILE  the profile
          --id ID            the person's id, by which chance is drawn; otherwise "anonymous"
          --today DATE       the day for relative dates, YYYY-MM-DD

        """
    static let options: [String: Bool] = [
        "--targeting": true, "--placement": true, "--profile": true, "--id": true, "--today": true,
    ]
    static let files = 0...0

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        let document = try arguments.required("--targeting", "T")
        let placement = try arguments.required("--placement", "P")
        let file = try arguments.required("--profile", "PROFILE")
        let targeting = try Files.targeting(document)
        try targeting.check(placement: placement)
        let profile = try profile(in: file, id: arguments.value("--id") ?? "anonymous")
        let today = try arguments.moment().today
        guard let resolution = targeting.resolve(placement: placement, for: profile, today: today) else {
            return .atFault
        }
        Output.line(resolution.json.text)
        Output.error(resolution.explanation + "\n")
        return .done
    }

    private static func profile(in file: String, id: String) throws -> Profile {
        let name = Files.name(file)
        do {
            let json = try JSONValue(reading: Files.bytes(file))
            let known = ProfileField.standard.map(\.wireName) + ["custom_attributes"]
            for key in json.object?.keys ?? [] where !known.contains(key) {
                let keys = known.joined(separator: ", ")
                Output.error("\(name): warning: nothing reads \"\(key)\"; there are \(keys)\n")
            }
            return try Profile(profileId: id, json: json)
        } catch let error as JSONReadingError {
            throw CommandFailure.atFault(error.issues.map { $0.description(inFile: name) }.joined(separator: "\n"))
        } catch let error as SavedFormError {
            throw CommandFailure.atFault("\(name): \(error)")
        }
    }
}
