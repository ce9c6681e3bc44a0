import OnboardingValues

/// Reads a button.
struct ButtonReader {
    let reader: ObjectReader

    func button() -> Button? {
        defer { reader.finish() }
        let id = reader.requiredString("id")
        let label = reader.requiredString("label")
        let action: Button.Action? = reader.word("action")
        if reader.node("action") == nil {
            reader.issues.add(reader.place.issue(.error, "missing-key", "\"action\" is missing; say what a press does"))
        }
        let actionId = reader.string("actionId")
        let url = reader.string("url")
        guard let id, let label, let action else { return nil }
        reader.check(id: id, at: "id")
        if action == .openURL { check(url: url) }
        return Button(
            id: id,
            label: label,
            action: action,
            actionId: actionId ?? id,
            url: url,
            place: reader.place
        )
    }

    private func check(url: String?) {
        let text = "\"openURL\" needs a \"url\" that begins with https:// or mailto:"
        guard let url else {
            reader.issues.add(reader.place.issue(.error, "missing-key", text))
            return
        }
        let lowercased = url.lowercased()
        if !lowercased.hasPrefix("https://"), !lowercased.hasPrefix("mailto:") {
            reader.add(.error, "bad-url", at: "url", text)
        }
    }
}
