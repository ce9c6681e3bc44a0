import FoundationEssentials
import OnboardingFlow
import OnboardingValues

/// An answers file for a flow with every type of element: read, written, read again, and led along a path.
func fuzz(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let json = try? JSONValue(reading: bytes) else { return }
    guard let answers = try? everyElement.answers(from: json) else { return }
    let written = JSONValue.object(JSONObject(answers.map { ($0.key, $0.value.json) }))
    guard let again = try? everyElement.answers(from: written) else {
        return require(false, "answers that were written cannot be read", [written.text])
    }
    require(again == answers, "answers read back as others", [written.text])
    guard let data = try? JSONEncoder().encode(answers),
        let decoded = try? JSONDecoder().decode([String: Answer].self, from: data)
    else { return require(false, "answers cannot be kept", [written.text]) }
    require(decoded == answers, "kept answers read back as others", [String(decoding: data, as: UTF8.self)])

    let path = everyElement.path(answers: answers, today: CalendarDate(year: 2024, month: 2, day: 29) ?? today)
    require(path.answers.merging(path.dropped) { $1 } == answers, "a path loses answers", [written.text])
    require(path.answers.count + path.dropped.count == answers.count, "an answer is on the path and off it")
    require(Set(path.screens).count == path.screens.count, "a path comes to a screen twice")
}

private let today = Moment(Date(timeIntervalSince1970: 1_709_294_400)).today

private let everyElement: Flow = {
    let text = #"""
        {"id": "every", "screens": [
        {"id": "one", "type": "singleChoice", "title": "t", "options": [{"id": "a", "label": "a"},
          {"id": "b", "label": "b", "allowsText": true}], "nextQuestionId": {"b": "slide", "$skipped": "day"}},
        {"id": "many", "type": "multiChoice", "title": "t", "maxSelections": 2, "options": [{"id": "x", "label": "x"},
          {"id": "y", "label": "y", "allowsText": true}, {"id": "z", "label": "z"},
          {"id": "none", "label": "n", "exclusive": true}], "rules": [{"if": {"many": {"$all": ["x", "y"]}}, "goTo": "mail"}]},
        {"id": "slide", "type": "slider", "title": "t", "min": 0, "max": 10, "step": 0.5},
        {"id": "count", "type": "number", "title": "t", "required": false,
          "rules": [{"if": {"count": {"$gte": 5}}, "goTo": "$end"}]},
        {"id": "words", "type": "text", "title": "t", "showIf": {"slide": {"$lt": 5}},
          "rules": [{"if": {"words": {"$regex": "^a+b"}}, "goTo": "day"}]},
        {"id": "mail", "type": "email", "title": "t"},
        {"id": "phone", "type": "phone", "title": "t"},
        {"id": "day", "type": "date", "title": "t", "rules": [{"if": {"day": {"$before": "-18y"}}, "goTo": "$end"}]},
        {"id": "last", "type": "text", "title": "t"}]}
        """#
    do {
        return try Flow(reading: text)
    } catch {
        fail("The flow of this target itself cannot be read: \(error)")
    }
}()
