import OnboardingKit

/// Flows that are made to be measured.
enum BenchmarkFlow {
    /// A chain of choices, every fifth of them shown only after an answer to the one before.
    static func chain(_ count: Int) -> [UInt8] {
        let screens = (0..<count).map { index in
            let condition = index % 5 == 4 ? #","showIf":{"s\#(index - 1)":"a"}"# : ""
            return #"{"id":"s\#(index)","type":"singleChoice","title":"T","#
                + #""options":[{"id":"a","label":"A"},{"id":"b","label":"B"}]\#(condition)}"#
        }
        return Array(#"{"id":"chain","screens":[\#(screens.joined(separator: ",\n"))]}"#.utf8)
    }

    /// An answer to every screen of a chain.
    static func answers(toChainOf count: Int) -> [String: Answer] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { ("s\($0)", .choice(ChosenOption(id: "a"))) })
    }

    /// Twenty screens of every kind of input, with the profile fields that answers become.
    static let twentyScreens: [UInt8] = {
        let screens = (0..<20).map { index in
            switch index % 5 {
            case 0, 3:
                return #"{"id":"q\#(index)","type":"singleChoice","title":"Question \#(index)","#
                    + #""options":[{"id":"a","label":"First"},{"id":"b","label":"Second"},{"id":"c","label":"Third"}],"#
                    + #""nextQuestionId":{"a":"$next","default":"$next"}}"#
            case 1:
                return #"{"id":"q\#(index)","type":"multiChoice","title":"Question \#(index)","#
                    + #""options":[{"id":"a","label":"First"},{"id":"b","label":"Second"},{"id":"c","label":"Third"}]}"#
            case 2:
                return #"{"id":"q\#(index)","type":"number","title":"Question \#(index)","min":0,"max":200,"#
                    + #""showIf":{"q\#(index - 2)":{"$in":["a","b"]}}}"#
            default:
                return #"{"id":"q\#(index)","type":"text","title":"Question \#(index)","maxLength":40}"#
            }
        }
        let mapping = #"{"q0":{"to":"custom.goal"},"q2":{"to":"custom.weight"},"q4":{"to":"firstName"}}"#
        return Array(#"{"id":"twenty","profile":\#(mapping),"screens":[\#(screens.joined(separator: ",\n"))]}"#.utf8)
    }()

    /// What a person enters on a screen of the twenty, before Continue.
    static func entries(on state: ScreenState) -> [UserInput.Event] {
        state.elements.compactMap { element in
            switch element.content {
            case .choice(let choice):
                choice.options.first.map { .select(element: element.id, option: $0.id, selected: true) }
            case .field(let field):
                .input(element: element.id, value: field.kind == .number ? "62" : "Robin")
            default: nil
            }
        }
    }
}
