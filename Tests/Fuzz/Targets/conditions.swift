import OnboardingConditions
import OnboardingValues

/// `{"condition", "attributes", "groups"?, "pattern"?, "text"?}`: conditions and patterns are compiled and asked.
func fuzz(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let input = (try? JSONValue(reading: bytes))?.object else { return }
    if let condition = input["condition"] { ask(condition, input) }
    if let pattern = input["pattern"]?.string, let text = input["text"]?.string { search(pattern, in: text) }
}

private func ask(_ json: JSONValue, _ input: JSONObject) {
    let attributes = input["attributes"]?.object ?? [:]
    let groups = (input["groups"]?.object ?? [:]).reduce(into: [String: [JSONValue]]()) { $0[$1.key] = $1.value.array }
    let today = CalendarDate(year: 2024, month: 2, day: 29)
    func holds(_ json: JSONValue) -> Bool { Condition(json).holds(for: attributes, today: today, groups: groups) }

    let condition = Condition(json)
    let answer = condition.holds(for: attributes, today: today, groups: groups)
    _ = condition.holds(for: attributes)
    for fault in condition.faults { require(!fault.text.isEmpty, "a fault says nothing") }
    require(answer == holds(json), "a condition changes its mind", [json.text])
    guard let again = try? JSONValue(reading: json.text) else { return }
    require(again == json, "a condition reads back as another one", [json.text, again.text])
    require(answer == holds(again), "a condition that was written holds otherwise", [json.text])
    // One of them may be an attribute's name in an object; as the only key each is the operator.
    require(answer == holds(["$and": [json]]), "$and of one is another condition", [json.text])
    require(answer == holds(["$or": [json]]), "$or of one is another condition", [json.text])
    require(answer == holds(["$and": [json, json]]), "$and of a condition twice is another one", [json.text])
    guard condition.faults.isEmpty else { return }
    require(answer != holds(["$not": json]), "$not does not turn a condition round", [json.text])
    require(answer != holds(["$nor": [json]]), "$nor of one does not turn it round", [json.text])
    require(holds(["$or": [json, ["$not": json]]]), "neither a condition nor its opposite holds", [json.text])
}

private func search(_ pattern: String, in text: String) {
    for ignoringCase in [false, true] {
        guard let compiled = try? Pattern(pattern, ignoringCase: ignoringCase) else { continue }
        let matches = compiled.matches(text)
        require(matches == compiled.matches(text), "a pattern changes its mind", [pattern, text])
        // Whatever surrounds a text, a part of it that matches still does, unless the pattern asks what surrounds it.
        if matches, !pattern.contains(where: { "^$bB".contains($0) }) {
            require(compiled.matches("é" + text + "é"), "a longer text matches no more", [pattern, text])
        }
        if let alternatives = try? Pattern("(?:\(pattern))|(?:\(pattern))", ignoringCase: ignoringCase) {
            require(matches == alternatives.matches(text), "a pattern or itself is another one", [pattern, text])
        }
        guard let optional = try? Pattern("(?:\(pattern))?", ignoringCase: ignoringCase) else { continue }
        require(optional.matches(text), "what may be absent is missed", [pattern, text])
    }
}
