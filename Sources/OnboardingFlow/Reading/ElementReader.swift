import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads an element of any type.
struct ElementReader {
    let reader: ObjectReader

    func element(id: String, title: String?, analyticsKey: String?) -> Element? {
        guard let kind = kind() else { return nil }
        let hint = reader.string("hint")
        let placeholder = reader.string("placeholder")
        let isRequired = reader.bool("required") ?? true
        guard let content = content(kind) else { return nil }
        let element = Element(
            id: id,
            title: title,
            hint: hint,
            placeholder: placeholder,
            isRequired: isRequired,
            defaultValue: nil,
            analyticsKey: analyticsKey,
            content: content,
            place: reader.place,
            defaultPlace: nil
        )
        guard let node = reader.node("defaultValue"), element.takesAnswer else { return element }
        return element.with(defaultValue: defaultValue(node, of: element), at: reader.place(of: "defaultValue"))
    }

    private func kind() -> Element.Kind? {
        let known = Element.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        guard let text = reader.string("type") else {
            if reader.node("type") == nil {
                let text = "\"type\" is missing; use one of \(known)"
                reader.issues.add(reader.place.issue(.error, "missing-key", text))
            }
            return nil
        }
        guard let kind = Element.Kind(rawValue: text) else {
            let nearest = reader.issues.spelling.nearest(to: text, among: Element.Kind.allCases.map(\.rawValue))
            let mend = nearest.map { "did you mean \($0.quoted)? The types are \(known)" } ?? "use one of \(known)"
            reader.add(.error, "unknown-element-type", at: "type", "\(text.quoted) is no type of element; \(mend)")
            return nil
        }
        return kind
    }

    private func defaultValue(_ node: JSONNode, of element: Element) -> Answer? {
        do {
            return try Answer(node.value, for: element)
        } catch {
            reader.add(.error, "bad-default", at: "defaultValue", error.text)
            return nil
        }
    }

    private func content(_ kind: Element.Kind) -> Element.Content? {
        switch kind {
        case .singleChoice: choice(isMultiple: false).map(Element.Content.singleChoice)
        case .multiChoice: choice(isMultiple: true).map(Element.Content.multiChoice)
        case .slider: .slider(slider())
        case .number:
            .number(
                NumberField(
                    min: reader.number("min"),
                    max: reader.number("max"),
                    decimals: reader.integer("decimals", in: 0...30),
                    unit: reader.string("unit")
                )
            )
        case .text:
            .text(
                TextField(
                    maxLength: reader.integer("maxLength", in: 1...1_000_000),
                    isMultiline: reader.bool("multiline") ?? false,
                    content: reader.word("content")
                )
            )
        case .email: .email
        case .phone: .phone
        case .date: .date(date())
        case .bullets: .bullets(reader.strings("items") ?? [])
        case .summary: .summary(rows())
        }
    }

    private func choice(isMultiple: Bool) -> Choice? {
        let readers = reader.objects("options")
        if reader.node("options") == nil {
            let text = "\"options\" is missing; list the options of the choice"
            reader.issues.add(reader.place.issue(.error, "missing-key", text))
        }
        let options = (readers ?? []).compactMap(option)
        if options.isEmpty, readers?.isEmpty == true {
            reader.add(.error, "no-options", at: "options", "the choice has no options; add at least one")
        }
        return Choice(
            options: options,
            layout: reader.word("layout") ?? .cards,
            isShuffled: reader.bool("shuffle") ?? false,
            minSelections: isMultiple ? reader.integer("minSelections", in: 0...1_000_000) ?? 1 : 1,
            maxSelections: isMultiple ? reader.integer("maxSelections", in: 1...1_000_000) : 1
        )
    }

    private func option(_ reader: ObjectReader) -> Option? {
        defer { reader.finish() }
        let id = reader.requiredString("id")
        let label = reader.string("label") ?? reader.string("title")
        if label == nil {
            reader.issues.add(reader.place.issue(.error, "missing-key", "\"label\" is missing; add it, a string"))
        }
        let detail = reader.string("detail") ?? reader.string("subtitle")
        let value = reader.string("value")
        let (icon, image) = (reader.string("icon"), reader.string("image"))
        let isExclusive = reader.bool("exclusive") ?? false
        let allowsText = reader.bool("allowsText") ?? false
        let isPinned = reader.bool("pinned") ?? false
        guard let id, let label else { return nil }
        reader.check(id: id, at: "id")
        return Option(
            id: id,
            value: value ?? id,
            label: label,
            detail: detail,
            icon: icon,
            image: image,
            isExclusive: isExclusive,
            allowsText: allowsText,
            isPinned: isPinned,
            place: reader.place
        )
    }

    private func slider() -> Slider {
        var (min, max, step) = (reader.number("min") ?? 0, reader.number("max") ?? 100, reader.number("step") ?? 1)
        if min >= max {
            let key = reader.node("max") == nil ? "min" : "max"
            reader.add(.error, "out-of-range", at: key, "\"max\" (\(max)) must be above \"min\" (\(min))")
            (min, max) = (0, 100)
        }
        if step <= 0 {
            reader.add(.error, "out-of-range", at: "step", "\"step\" must be above 0")
            step = 1
        }
        var tick = reader.number("tick")
        if let distance = tick, distance <= 0 {
            reader.add(.error, "out-of-range", at: "tick", "\"tick\" must be above 0; leave it out for no marks")
            tick = nil
        }
        return Slider(
            min: min,
            max: max,
            step: step,
            tick: tick,
            minLabel: reader.string("minLabel"),
            maxLabel: reader.string("maxLabel"),
            unit: reader.string("unit")
        )
    }

    private func date() -> DateField {
        let parts: [DateField.Part] = (reader.strings("parts") ?? []).compactMap { text in
            if let part = DateField.Part(rawValue: text) { return part }
            let text = "\(JSONValue.string(text).text) is no part of a date; use \"day\", \"month\" or \"year\""
            reader.add(.error, "wrong-type", at: "parts", text)
            return nil
        }
        if Set(parts).count != parts.count {
            reader.add(.error, "wrong-type", at: "parts", "a part stands twice; name each part once")
        }
        return DateField(
            minDate: relativeDate("minDate"),
            maxDate: relativeDate("maxDate"),
            parts: parts.isEmpty ? DateField.Part.allCases : parts,
            isBirthday: reader.bool("birthday") ?? false
        )
    }

    private func relativeDate(_ key: String) -> RelativeDate? {
        guard let text = reader.string(key) else { return nil }
        if let date = RelativeDate(text) { return date }
        let shown = JSONValue.string(text).text
        reader.add(
            .error,
            "bad-date",
            at: key,
            "\(shown) is no date; write YYYY-MM-DD, or a distance from today such as \"-18y\", \"+6m\", \"-7d\""
        )
        return nil
    }

    private func rows() -> [SummaryRow] {
        (reader.objects("rows") ?? []).compactMap { row in
            defer { row.finish() }
            let icon = row.string("icon")
            guard let label = row.requiredString("label"), let value = row.requiredString("value") else { return nil }
            return SummaryRow(icon: icon, label: label, value: value)
        }
    }
}

extension Element {
    func with(defaultValue: Answer?, at place: DocumentPlace) -> Element {
        Element(
            id: id,
            title: title,
            hint: hint,
            placeholder: placeholder,
            isRequired: isRequired,
            defaultValue: defaultValue,
            analyticsKey: analyticsKey,
            content: content,
            place: self.place,
            defaultPlace: place
        )
    }
}
