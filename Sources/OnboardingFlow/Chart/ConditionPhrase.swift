import OnboardingConditions
import OnboardingValues

/// Says conditions of a flow in English: "goal is Lose weight or Gain muscle", "not (age is at least 18)".
///
/// An element is called by its title, a choice's option by its label; where there is none, or none that reads well
/// inside a sentence, the id stands for it.
struct ConditionPhrase {
    let flow: Flow
    let texts: Localizer

    func phrase(_ condition: Condition) -> String { phrase(condition.source, of: nil).text }

    /// A condition over the attributes of the flow, or over the members of `owner`, an item of a list.
    func phrase(_ json: JSONValue, of owner: PhraseSubject?) -> Phrase {
        guard let object = json.object else { return .never }
        return .all(object.map { entry($0.key, $0.value, of: owner) })
    }

    private func entry(_ key: String, _ value: JSONValue, of owner: PhraseSubject?) -> Phrase {
        switch key {
        case "$and": return value.array.map { .all($0.map { phrase($0, of: owner) }) } ?? .never
        // GrowthBook's empty "$or" holds, and so its "$nor" does not.
        case "$or": return value.array.map { $0.isEmpty ? .always : .any($0.map { phrase($0, of: owner) }) } ?? .never
        case "$nor":
            return value.array.map { $0.isEmpty ? .never : .not(.any($0.map { phrase($0, of: owner) })) } ?? .never
        case "$not": return .not(phrase(value, of: owner))
        default: return tests(value, of: owner?.member(key) ?? subject(key))
        }
    }

    /// What is said about one value: by each operator, or that it equals a plain value.
    func tests(_ json: JSONValue, of subject: PhraseSubject) -> Phrase {
        guard let object = json.object, object.contains(where: { $0.key.hasPrefix("$") }) else {
            return test("$eq", json, of: subject)
        }
        return .all(object.map { test($0.key, $0.value, of: subject) })
    }

    private func subject(_ key: String) -> PhraseSubject {
        switch flow.subject(ofKey: key) {
        case .element(let element):
            return PhraseSubject(name: PhraseSubject.name(of: element, in: texts), element: element)
        case .outside:
            for (owner, name) in [("profile.", "the profile’s "), ("host.", "the app’s ")] where key.hasPrefix(owner) {
                return PhraseSubject(name: name + key.dropFirst(owner.count))
            }
            return PhraseSubject(name: key)
        case .insideAnswer, .unread, .nothing: return PhraseSubject(name: key)
        }
    }
}
