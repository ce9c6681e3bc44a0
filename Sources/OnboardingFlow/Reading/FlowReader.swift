import OnboardingProfile
import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the top of a flow document; screens and elements are read by readers of their own.
struct FlowReader {
    let issues: IssueList
    let fingerprint: UInt64
    let limits: ProfileLimits

    func flow(_ node: JSONNode) -> Flow? {
        guard let reader = ObjectReader(node, path: .root, issues: issues) else { return nil }
        _ = reader.string("$schema")
        checkVersion(reader)
        let id = flowId(reader)
        let revision = reader.string("revision")
        let locale = reader.string("locale") ?? "en"
        let start = reader.string("start")
        let key = screensKey(reader)
        let screenReaders = reader.objects(key)
        let screens = (screenReaders ?? []).compactMap { ScreenReader(reader: $0).screen() }
        if screenReaders?.isEmpty ?? (reader.node(key) == nil) {
            reader.add(.error, "no-screens", at: key, "the flow has no screens; add at least one to \"\(key)\"")
        }
        let theme = reader.object("theme").map { ThemeReader(reader: $0).theme() } ?? Theme()
        let offer = reader.object("offer").flatMap(offer)
        var places = FlowPlaces(root: reader.place, screens: reader.place(of: key))
        places.start = start == nil ? nil : reader.place(of: "start")
        places.texts = reader.node("texts") == nil ? nil : reader.place(of: "texts")
        places.unread = issues.hasErrors ? UnreadIds.of(node[key], comparedTo: screens) : []
        let mapping = mapping(reader, places: &places)
        let translations = Translations(translations(reader))
        reader.finish()
        let hasStructure = reader.issuesAllowFlow
        guard hasStructure, !screens.isEmpty else { return nil }
        return Flow(
            FlowParts(
                id: id,
                revision: revision,
                locale: locale,
                start: start,
                screens: screens,
                theme: theme,
                offer: offer,
                mapping: mapping,
                limits: limits,
                translations: translations,
                places: places,
                fingerprint: fingerprint
            )
        )
    }

    private func checkVersion(_ reader: ObjectReader) {
        if let version = reader.number("schemaVersion"), version != 1 {
            let text = "the document is of version \(version); only version 1 can be read here"
            reader.add(.error, "unsupported-version", at: "schemaVersion", text)
        }
    }

    private func flowId(_ reader: ObjectReader) -> String {
        guard let id = reader.string("id") else {
            if reader.node("id") == nil {
                let text = "the flow has no \"id\", so actions carry \"onboarding\" as onboardingId; add one"
                issues.add(reader.place.issue(.warning, "missing-id", text))
            }
            return "onboarding"
        }
        reader.check(id: id, at: "id")
        return id
    }

    private func screensKey(_ reader: ObjectReader) -> String {
        let (hasScreens, hasQuestions) = (reader.node("screens") != nil, reader.node("questions") != nil)
        if hasScreens, hasQuestions {
            reader.add(
                .error,
                "screens-and-questions",
                at: "questions",
                "\"questions\" is another name for \"screens\"; keep one of them"
            )
        }
        return hasQuestions && !hasScreens ? "questions" : "screens"
    }

    private func offer(_ reader: ObjectReader) -> OfferTexts? {
        defer { reader.finish() }
        let texts = (reader.string("text"), reader.string("action"))
        return reader.requiredString("title").map { OfferTexts(title: $0, text: texts.0, action: texts.1) }
    }

    private func mapping(_ reader: ObjectReader, places: inout FlowPlaces) -> ProfileMapping {
        var entries: [String: ProfileMapping.Entry] = [:]
        for member in reader.members("profile") ?? [] {
            let path = reader.place.path.key("profile").key(member.key)
            guard let entry = ObjectReader(member.value, path: path, issues: issues) else { continue }
            let isJoined = entry.node("as").map { $0.value == "joined" } ?? false
            if entry.node("as") != nil, !isJoined {
                entry.add(.error, "wrong-type", at: "as", "only \"joined\" is known here; write that or remove it")
            }
            if let to = entry.requiredString("to") {
                if let target = ProfileMapping.Entry(to: to, joined: isJoined) {
                    entries[member.key] = target
                    places.mapping[member.key] = DocumentPlace(line: member.line, path: path)
                } else {
                    let text =
                        "\(JSONValue.string(to).text) is no field of a profile; use firstName, lastName, email, "
                        + "phoneNumber, gender, birthday or custom.<key>"
                    entry.add(.error, "unknown-field", at: "to", text)
                }
            }
            entry.finish()
        }
        return ProfileMapping(entries)
    }

    private func translations(_ reader: ObjectReader) -> JSONObject {
        var byLanguage = JSONObject()
        for member in reader.members("texts") ?? [] {
            let path = reader.place.path.key("texts").key(member.key)
            guard ObjectReader(member.value, path: path, issues: issues) != nil else { continue }
            byLanguage[member.key] = member.value.value
        }
        return byLanguage
    }
}
