import OnboardingConditions
import OnboardingProfile
import OnboardingValues

/// What must hold in a targeting document whose form is right.
enum TargetingRules {
    static func issues(in document: TargetingDocument, mappings: [ProfileMapping]) -> [DocumentIssue] {
        unknownNames(in: document) + unusedEntries(in: document)
            + document.segments.flatMap { segment in
                faults(in: segment) + missingValues(in: segment)
                    + unsetAttributes(in: segment, document: document, mappings: mappings)
            }
    }

    private typealias Segment = TargetingDocument.Entry<Condition>

    // MARK: Names

    private static func unknownNames(in document: TargetingDocument) -> [DocumentIssue] {
        let (segments, contents) = (document.segments.map(\.id), document.contents.map(\.id))
        let (knownSegments, knownContents) = (Set(segments), Set(contents))
        var spelling = Spelling()
        func mend(_ name: String, _ known: [String], _ key: String) -> String {
            if let nearest = spelling.nearest(to: name, among: known) { return "did you mean \(quoted(nearest))?" }
            return "add it to \"\(key)\""
        }
        func check(content name: String?, at place: DocumentPlace) -> DocumentIssue? {
            guard let name, !knownContents.contains(name) else { return nil }
            let text = "there is no content \(quoted(name)); \(mend(name, contents, "contents"))"
            return place.issue(.error, "unknown-content", text)
        }
        return document.placements.flatMap { placement -> [DocumentIssue] in
            guard let value = placement.value else { return [] }
            var issues = value.audiences.flatMap { audience -> [DocumentIssue] in
                var issues = audience.variations.compactMap { check(content: $0.content, at: $0.place) }
                if let name = audience.segment, !knownSegments.contains(name) {
                    let text = "there is no segment \(quoted(name)); " + mend(name, segments, "segments")
                    issues.append(audience.place.key("segment").issue(.error, "unknown-segment", text))
                }
                return issues
            }
            if let issue = check(content: value.defaultContent, at: value.defaultPlace) {
                issues.append(issue)
            }
            return issues
        }
    }

    private static func unusedEntries(in document: TargetingDocument) -> [DocumentIssue] {
        let placements = document.placements.compactMap(\.value)
        let audiences = placements.flatMap(\.audiences)
        let segments = Set(audiences.compactMap(\.segment))
        let contents = Set(
            audiences.flatMap { $0.variations.compactMap(\.content) } + placements.compactMap(\.defaultContent)
        )
        let unusedSegments = document.segments.filter { !segments.contains($0.id) }.map {
            $0.place.issue(.warning, "unused-segment", "no audience is of the segment \(quoted($0.id))")
        }
        let unusedContents = document.contents.filter { !contents.contains($0.id) }.map {
            $0.place.issue(.warning, "unused-content", "no placement shows the content \(quoted($0.id))")
        }
        return unusedSegments + unusedContents
    }

    // MARK: Conditions

    private static func faults(in segment: Segment) -> [DocumentIssue] {
        let faults = segment.value.faults.map {
            segment.place.issue(.error, $0.kind.rule, at: $0.path, $0.text)
        }
        let groups = segment.value.mentions.filter { ["$inGroup", "$notInGroup"].contains($0.operatorName) }.map {
            segment.place.issue(.error, "unknown-group", at: $0.path, "a segment knows no groups; write $in and a list")
        }
        let fields = segment.value.mentions.compactMap { mention -> DocumentIssue? in
            guard case .unknown = SegmentKey(mention.key) else { return nil }
            let text =
                "\(quoted(mention.key)) is no field of a profile; use one of "
                + ProfileField.standard.map { "profile.\($0.text)" }.joined(separator: ", ")
            return segment.place.issue(.error, "unknown-field", at: mention.path, text)
        }
        return faults + groups + fields
    }

    /// A warning where a comparison holds of people of whom nothing is known yet. A condition that asks for `$exists` of
    /// the same attribute has thought of it.
    private static func missingValues(in segment: Segment) -> [DocumentIssue] {
        let mentions = segment.value.mentions
        let thoughtOf = Set(mentions.filter { $0.operatorName == "$exists" }.map { SegmentKey($0.key) })
        return mentions.filter { mention in
            let holds =
                mention.isNegated ? !mention.holdsForMissing && !mention.operand.isNull : mention.holdsForMissing
            return holds && !mention.isOfItem && !thoughtOf.contains(SegmentKey(mention.key))
        }.map { mention in
            let negation = mention.isNegated ? "$not \(mention.operatorName)" : mention.operatorName
            let text =
                "\(negation) holds of people whose \(quoted(mention.key)) is not known; ask for what is there "
                + "with $in, or add {\(quoted(mention.key)): {\"$exists\": true}}"
            return segment.place.issue(.warning, "missing-value", at: mention.path, text)
        }
    }

    private static func unsetAttributes(
        in segment: Segment,
        document: TargetingDocument,
        mappings: [ProfileMapping]
    ) -> [DocumentIssue] {
        if mappings.isEmpty { return [] }
        let mapped = Set(mappings.flatMap { $0.entries.values.map(\.field) })
        let own = Set(document.hostAttributes.map(SegmentKey.init))
        var spelling = Spelling()
        return segment.value.mentions.compactMap { mention in
            let key = SegmentKey(mention.key)
            guard case .field(let field) = key, !own.contains(key), !mapped.contains(field),
                !mapped.contains(.custom(mention.key))
            else { return nil }
            let element = mappings.lazy.compactMap { $0.entries[mention.key]?.field }.first
            let known = mapped.map(name).sorted()
            let mend: String
            if let element {
                mend = "that is an element, whose answer becomes \(quoted(name(of: element))); write that"
            } else if let nearest = spelling.nearest(to: mention.key, among: known) {
                mend = "did you mean \(quoted(nearest))?"
            } else if mention.key.hasPrefix("host.") {
                mend = "a segment sees the profile only; have the app set an attribute, and list it in \"attributes\""
            } else {
                mend = "map an element to it, or list it in \"attributes\" if the app sets it"
            }
            let text = "no answer sets \(quoted(mention.key)); \(mend)"
            return segment.place.issue(.error, "unset-attribute", at: mention.path, text)
        }
    }

    /// The name of a field as segments write it.
    private static func name(of field: ProfileField) -> String {
        if case .custom(let key) = field { key } else { field.text }
    }

    private static func quoted(_ text: String) -> String { JSONValue.string(text).text }
}
