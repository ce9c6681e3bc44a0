import OnboardingValues

extension String {
    /// The text in quotes for a message; a long one is cut, so that a message stays readable.
    var quoted: String {
        let mostCharacters = 80
        if utf8.count <= mostCharacters { return JSONValue.string(self).text }
        let beginning = prefix(mostCharacters)
        return JSONValue.string(beginning.endIndex == endIndex ? self : beginning + "…").text
    }
}

extension Sequence<String> {
    /// Ids in quotes for a message; of many, the first ten.
    var quotedList: String {
        let shown = prefix(11).map(\.quoted)
        return shown.prefix(10).joined(separator: ", ") + (shown.count > 10 ? " and others" : "")
    }
}
