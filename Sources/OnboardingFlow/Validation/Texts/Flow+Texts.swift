import OnboardingValues

extension Flow {
    /// Every text that people read, in the order of the document; the offer's last.
    var texts: [FlowText] {
        screens.flatMap { screen in screen.texts + screen.elements.flatMap(\.texts) } + (offer?.texts(of: self) ?? [])
    }
}

extension Screen {
    fileprivate var texts: [FlowText] {
        let steps: [FlowText.Step] = [.key("screens"), .key(id)]
        let own = [("title", title), ("subtitle", subtitle), ("note", note)].texts(at: place, steps)
        let alt = [("alt", image?.alt)].texts(at: place.key("image"), steps + [.key("image")])
        let labels = buttons.flatMap { button in
            [("label", button.label)].texts(at: button.place, steps + [.key("buttons"), .key(button.id)])
        }
        return own + alt + labels
    }
}

extension Element {
    fileprivate var texts: [FlowText] {
        let steps: [FlowText.Step] = [.key("elements"), .key(id)]
        let own = [("title", title), ("hint", hint), ("placeholder", placeholder)].texts(at: place, steps)
        return own + contentTexts(steps)
    }

    private func contentTexts(_ steps: [FlowText.Step]) -> [FlowText] {
        switch content {
        case .singleChoice(let choice), .multiChoice(let choice):
            choice.options.flatMap { option in
                [("label", option.label), ("detail", option.detail)]
                    .texts(at: option.place, steps + [.key("options"), .key(option.id)])
            }
        case .slider(let slider):
            [("unit", slider.unit), ("minLabel", slider.minLabel), ("maxLabel", slider.maxLabel)]
                .texts(at: place, steps)
        case .number(let field): [("unit", field.unit)].texts(at: place, steps)
        case .bullets(let items):
            items.enumerated().map { index, text in
                let path = place.path.key("items").item(index)
                let itemPlace = DocumentPlace(line: place.line, path: path)
                return FlowText(text: text, place: itemPlace, steps: steps + [.key("items"), .item(index)])
            }
        case .summary(let rows):
            rows.enumerated().flatMap { index, row in
                let rowPlace = DocumentPlace(line: place.line, path: place.path.key("rows").item(index))
                return [("label", row.label), ("value", row.value)]
                    .texts(at: rowPlace, steps + [.key("rows"), .item(index)])
            }
        case .text, .email, .phone, .date: []
        }
    }
}

extension OfferTexts {
    fileprivate func texts(of flow: Flow) -> [FlowText] {
        [("title", title), ("text", text), ("action", action)].texts(at: flow.places.root.key("offer"), [.key("offer")])
    }
}

extension [(String, String?)] {
    /// The texts that are there, each under its key.
    fileprivate func texts(at place: DocumentPlace, _ steps: [FlowText.Step]) -> [FlowText] {
        compactMap { key, text in
            text.map { FlowText(text: $0, place: place.key(key), steps: steps + [.key(key)]) }
        }
    }
}
