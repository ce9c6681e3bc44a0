public import OnboardingValues

extension Flow {
    /// Reads an answers file: an object of element ids and answers.
    ///
    /// - Parameter json: the file's value.
    /// - Returns: the answers by element id, also to elements that are off the path they lead through.
    /// - Throws: `AnswersError` with every element that the flow does not have, whose answer is of another type, or whose
    ///   answer nobody could give: an option that excludes others beside another, more options than can be chosen, or a
    ///   number that the slider cannot stand on. Nothing is changed to fit.
    public func answers(from json: JSONValue) throws(AnswersError) -> [String: Answer] {
        guard let object = json.object else {
            let text = "\(json.kindName) stands here; write an object of element ids"
            throw AnswersError(faults: [AnswerError(elementId: "", text: text)])
        }
        var answers: [String: Answer] = [:]
        var faults: [AnswerError] = []
        for (id, value) in object {
            do throws(AnswerError) {
                answers[id] = try answer(value, to: id)
            } catch {
                faults.append(error)
            }
        }
        guard faults.isEmpty else { throw AnswersError(faults: faults) }
        return answers
    }

    private func answer(_ json: JSONValue, to id: String) throws(AnswerError) -> Answer {
        guard let element = element(id) else {
            throw AnswerError(elementId: id, text: "there is no element with this id; check the spelling")
        }
        let answer = try Answer(json, for: element)
        try element.checkCanGive(answer)
        return answer
    }
}

extension Element {
    /// Throws when no screen could give the answer, so that nothing has to be changed silently to play it.
    fileprivate func checkCanGive(_ answer: Answer) throws(AnswerError) {
        switch (content, answer) {
        case (.multiChoice(let choice), .choices(let chosen)):
            if let most = choice.maxSelections, chosen.count > most {
                throw AnswerError(elementId: id, text: "\(chosen.count) options are too many; choose at most \(most)")
            }
            let exclusive = chosen.first { choice.option($0.id)?.isExclusive == true }
            if let exclusive, chosen.count > 1 {
                let text = "the option \"\(exclusive.id)\" excludes all others; give it alone, or leave it out"
                throw AnswerError(elementId: id, text: text)
            }
        case (.slider(let slider), .empty):
            let text = "a slider is never empty; use \(slider.min) to \(slider.max), or leave it out for its default"
            throw AnswerError(elementId: id, text: text)
        case (.slider(let slider), .number(let number)) where slider.snapped(number) != number:
            let text =
                "the slider cannot stand on \(number); use \(slider.min) to \(slider.max) in steps of \(slider.step)"
            throw AnswerError(elementId: id, text: text)
        default: break
        }
    }
}
