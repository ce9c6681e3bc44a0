public import OnboardingValues

extension Flow {
    /// Reads an answers file: an object of element ids and answers.
    ///
    /// - Parameter json: the file's value.
    /// - Returns: the answers by element id, also to elements that are off the path they lead through.
    /// - Throws: `AnswerError` for the first element, by id, that the flow does not have or whose answer is of another
    ///   type.
    public func answers(from json: JSONValue) throws(AnswerError) -> [String: Answer] {
        guard let object = json.object else {
            throw AnswerError(elementId: "", text: "\(json.kindName) stands here; write an object of element ids")
        }
        var answers: [String: Answer] = [:]
        for (id, value) in object {
            guard let element = element(id) else {
                throw AnswerError(elementId: id, text: "there is no element with this id; check the spelling")
            }
            answers[id] = try Answer(value, for: element)
        }
        return answers
    }
}
