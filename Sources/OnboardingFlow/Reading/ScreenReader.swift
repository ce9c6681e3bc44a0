import OnboardingConditions
import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads a screen, or a question: an entry with a `type` is a screen and its one element in the same object.
struct ScreenReader {
    let reader: ObjectReader

    func screen() -> Screen? {
        let isQuestion = reader.node("type") != nil
        let id = checkedId(reader)
        let title = reader.string("title")
        let analyticsKey = reader.string("analyticsKey")
        let elements = isQuestion ? [question(id: id ?? "", analyticsKey: analyticsKey)] : elements()
        let screen = Screen(
            id: id ?? "",
            kind: reader.word("kind") ?? .question,
            title: title,
            subtitle: reader.string("subtitle"),
            image: picture(),
            elements: elements.compactMap { $0 },
            buttons: (reader.objects("buttons") ?? []).compactMap { ButtonReader(reader: $0).button() },
            note: reader.string("note"),
            seconds: seconds(),
            isSkippable: reader.bool("skippable") ?? true,
            analyticsKey: analyticsKey,
            showIf: condition("showIf", in: reader),
            rules: rules(),
            entries: entries(),
            next: target("next", in: reader),
            hasUnreadElements: elements.contains { $0 == nil },
            place: reader.place
        )
        // Which keys an element of an unknown type has is unknown, too.
        if !isQuestion || !screen.elements.isEmpty { reader.finish() }
        return id == nil ? nil : screen
    }

    /// What has no id is read all the same, so that its other faults are found.
    private func checkedId(_ reader: ObjectReader) -> String? {
        let id = reader.requiredString("id")
        if let id { reader.check(id: id, at: "id") }
        return id
    }

    private func question(id: String, analyticsKey: String?) -> Element? {
        ElementReader(reader: reader).element(id: id, title: nil, analyticsKey: analyticsKey)
    }

    /// The elements in their order; nil for one that cannot be read.
    private func elements() -> [Element?] {
        (reader.objects("elements") ?? []).map { reader in
            let id = checkedId(reader)
            let element = ElementReader(reader: reader).element(
                id: id ?? "",
                title: reader.string("title"),
                analyticsKey: reader.string("analyticsKey")
            )
            if element != nil { reader.finish() }
            return id == nil ? nil : element
        }
    }

    private func picture() -> Picture? {
        guard let picture = reader.object("image") else { return nil }
        defer { picture.finish() }
        let alt = picture.string("alt") ?? ""
        return picture.requiredString("src").map { Picture(src: $0, alt: alt) }
    }

    private func seconds() -> Decimal {
        guard let seconds = reader.number("seconds") else { return 2 }
        if (0...60).contains(seconds) { return seconds }
        reader.add(.error, "out-of-range", at: "seconds", "\(seconds) seconds are out of range; use 0 to 60")
        return 2
    }

    // MARK: Ways

    private func rules() -> [Screen.Rule] {
        (reader.objects("rules") ?? []).compactMap { rule in
            defer { rule.finish() }
            let condition = condition("if", in: rule)
            let target = target("goTo", in: rule)
            for key in ["if", "goTo"] where rule.node(key) == nil {
                let text = "a rule without \"\(key)\"; write {\"if\": condition, \"goTo\": screen}"
                rule.issues.add(rule.place.issue(.error, "missing-key", text))
            }
            guard let condition, let target else { return nil }
            return Screen.Rule(condition: condition, target: target, place: rule.place)
        }
    }

    private func entries() -> Screen.Entries? {
        guard let members = reader.members("nextQuestionId") else { return nil }
        let place = reader.place(of: "nextQuestionId")
        var byOption: [String: Target] = [:]
        var (skipped, fallback): (Target?, Target?)
        for member in members {
            guard let target = target(member.value, path: place.path.key(member.key)) else { continue }
            switch member.key {
            case "default": fallback = target
            case "$skipped": skipped = target
            default: byOption[member.key] = target
            }
        }
        return Screen.Entries(byOption: byOption, skipped: skipped, fallback: fallback, place: place)
    }

    private func condition(_ key: String, in reader: ObjectReader) -> Condition? {
        reader.node(key).map { Condition($0.value) }
    }

    private func target(_ key: String, in reader: ObjectReader) -> Target? {
        reader.node(key).flatMap { target($0, path: reader.place.path.key(key)) }
    }

    private func target(_ node: JSONNode, path: JSONPath) -> Target? {
        let place = DocumentPlace(line: node.line, path: path)
        guard case .string(let text) = node.content, !text.isEmpty else {
            let text = "\(node.kindName) stands here; make it the id of a screen, \"$next\" or \"$end\""
            reader.issues.add(place.issue(.error, "wrong-type", text))
            return nil
        }
        switch text {
        case "$next": return Target(goal: .following, place: place)
        case "$end": return Target(goal: .end, place: place)
        default: return Target(goal: .screen(text), place: place)
        }
    }
}
