import OnboardingValues

extension ScreenCompletion {
    init(_ params: FieldReader) throws(SavedFormError) {
        self.init(
            stepId: try params.optionalString("step_id"),
            timeSpent: try params.optionalDouble("time_spent"),
            elementId: try params.optionalString("element_id"),
            reply: try params.optionalString("reply")
        )
        guard params.has("replies") else { return }
        let fields = try params.fields("replies")
        for key in fields.object.keys {
            var ids: [String] = []
            for item in try fields.list(key) { ids.append(try FieldReader.string(item.value, at: item.path)) }
            replies[key] = ids
        }
    }

    var params: JSONObject {
        var object = JSONObject()
        object["step_id"] = stepId.map(JSONValue.string)
        object["time_spent"] = timeSpent.flatMap { JSONValue($0) }
        if !replies.isEmpty {
            let sorted = replies.sorted { $0.key < $1.key }
            object["replies"] = .object(JSONObject(sorted.map { ($0.key, .array($0.value.map(JSONValue.string))) }))
        }
        object["element_id"] = elementId.map(JSONValue.string)
        object["reply"] = reply.map(JSONValue.string)
        return object
    }
}
