import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues

/// Rewrites screens that branch on one single choice as questions with `nextQuestionId`.
enum SevenKeyForm {
    /// The document with every such screen rewritten; nil when none is.
    ///
    /// A question's element has the screen's id, so the answers' keys change too: `renamed` tells old and new.
    static func rewritten(_ flow: JSONValue) -> (flow: JSONValue, renamed: [String: String])? {
        var renamed: [String: String] = [:]
        let screens = (flow["screens"]?.array ?? []).map { screen in
            guard let (question, element, id) = question(screen) else { return screen }
            renamed[element] = id
            return question
        }
        guard !renamed.isEmpty, var object = flow.object else { return nil }
        // Conditions elsewhere that name a renamed element would have to be rewritten too; such flows are left out.
        let others = screens.filter { !renamed.values.contains($0["id"]?.string ?? "") }.map(\.text).joined()
        guard renamed.keys.allSatisfy({ !others.contains("\"\($0)\"") }) else { return nil }
        object["screens"] = .array(screens)
        return (.object(object), renamed)
    }

    private static func question(_ screen: JSONValue) -> (JSONValue, element: String, id: String)? {
        guard let id = screen["id"]?.string, let elements = screen["elements"]?.array, elements.count == 1,
            let element = elements.first, element["type"]?.string == "singleChoice",
            let elementId = element["id"]?.string, let rules = screen["rules"]?.array, !rules.isEmpty
        else { return nil }
        var entries = JSONObject()
        for rule in rules {
            guard let condition = rule["if"]?.object, condition.keys == [elementId], let test = condition[elementId],
                let options = options(test), let target = rule["goTo"]
            else { return nil }
            for option in options where entries[option] == nil { entries[option] = target }
        }
        entries["default"] = screen["next"]
        var object = JSONObject()
        for (key, value) in element.object ?? [:] { object[key] = value }
        for (key, value) in screen.object ?? [:] where !["elements", "rules", "next"].contains(key) {
            object[key] = value
        }
        object["nextQuestionId"] = .object(entries)
        return (.object(object), elementId, id)
    }

    /// The option ids for which a test holds; nil when it is none of a plain value, `$eq` and `$in`.
    private static func options(_ test: JSONValue) -> [String]? {
        if let option = test.string { return [option] }
        guard let object = test.object, object.keys.count == 1 else { return nil }
        if let option = object["$eq"]?.string { return [option] }
        let options = object["$in"]?.array?.map(\.string)
        guard let options, options.allSatisfy({ $0 != nil }) else { return nil }
        return options.compactMap { $0 }
    }
}
