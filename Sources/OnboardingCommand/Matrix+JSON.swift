import Foundation
import OnboardingKit
import OnboardingMatrix

extension OutcomeMatrix {
    /// The matrix for machines: `{"rows", "issues", "isComplete"}`.
    var json: JSONValue {
        [
            "rows": .array(rows.map(\.json)),
            "issues": .array(issues.map(\.json)),
            "isComplete": .bool(isComplete),
        ]
    }
}

extension OutcomeMatrix.Row {
    fileprivate var json: JSONValue {
        let answers = answers.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }
        var json: JSONObject = [
            "answers": .object(JSONObject(answers)),
            "path": .array(path.map(JSONValue.string)),
            "profile": profile.json,
            "audience": audience.map { .number(.init($0)) } ?? .null,
            "segment": segment.map(JSONValue.string) ?? .null,
        ]
        if contents.count == 1 {
            json["content"] = .string(contents[0])
        } else {
            json["contents"] = .array(contents.map(JSONValue.string))
        }
        return .object(json)
    }
}

extension Finding {
    fileprivate var json: JSONValue {
        ["rule": .string(rule.rawValue), "subject": .string(subject), "text": .string(text)]
    }
}
