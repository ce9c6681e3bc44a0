import OnboardingConditions
import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the form of a targeting document; what it names is checked by rules of its own.
struct TargetingReader {
    let issues: IssueList

    func document(_ node: JSONNode) -> TargetingDocument? {
        guard let reader = ObjectReader(node, path: .root, issues: issues) else { return nil }
        _ = reader.string("$schema")
        if let version = reader.number("schemaVersion"), version != 1 {
            let text = "the document is of version \(version); only version 1 can be read here"
            reader.add(.error, "unsupported-version", at: "schemaVersion", text)
        }
        var document = TargetingDocument()
        document.hostAttributes = reader.strings("attributes") ?? []
        document.segments = entries(reader, "segments") { Condition($0.value.value) }
        document.contents = objects(reader, "contents") { content($0, $1) }
        document.placements = objects(reader, "placements") { placement($0, $1) }
        if document.placements.isEmpty, reader.node("placements").map(\.isEmptyObject) ?? true {
            let text = "there are no placements, so nothing is ever shown; add one to \"placements\""
            issues.add(reader.place.issue(.error, "no-placements", text))
        }
        reader.finish()
        return document
    }

    private func entries<Value>(
        _ reader: ObjectReader,
        _ key: String,
        _ read: (JSONNode.Member) -> Value
    ) -> [TargetingDocument.Entry<Value>] {
        (reader.members(key) ?? []).map { member in
            let place = DocumentPlace(line: member.line, path: reader.place.path.key(key).key(member.key))
            check(member.key, at: place)
            return TargetingDocument.Entry(id: member.key, value: read(member), place: place)
        }
    }

    private func objects<Value>(
        _ reader: ObjectReader,
        _ key: String,
        _ read: (String, ObjectReader) -> Value?
    ) -> [TargetingDocument.Entry<Value?>] {
        entries(reader, key) { member -> Value? in
            let path = reader.place.path.key(key).key(member.key)
            return ObjectReader(member.value, path: path, issues: issues).flatMap { object in
                defer { object.finish() }
                return read(member.key, object)
            }
        }
    }

    private func check(_ id: String, at place: DocumentPlace) {
        let isUnfit = id.isEmpty || id.unicodeScalars.contains { $0.properties.generalCategory == .control }
        if isUnfit { issues.add(place.issue(.error, "bad-id", "an id has no control characters and is not empty")) }
    }

    private func content(_ id: String, _ reader: ObjectReader) -> Content? {
        let (title, products) = (reader.string("title"), reader.strings("products") ?? [])
        let data = reader.node("data")?.value
        return reader.requiredString("kind").map {
            Content(id: id, kind: $0, title: title, products: products, data: data)
        }
    }

    private func placement(_ id: String, _ reader: ObjectReader) -> TargetingDocument.Placement {
        let audiences = (reader.objects("audiences") ?? []).map(audience)
        if reader.node("default") == nil {
            let text =
                "the placement \(JSONValue.string(id).text) has no \"default\", so some people would see nothing; "
                + "name the content that everybody else is shown"
            issues.add(reader.place.issue(.error, "no-default", text))
        }
        return TargetingDocument.Placement(
            audiences: audiences,
            defaultContent: reader.string("default"),
            defaultPlace: reader.place(of: "default")
        )
    }

    private func audience(_ reader: ObjectReader) -> TargetingDocument.Audience {
        defer { reader.finish() }
        let segment = reader.requiredString("segment")
        let (show, shows) = (reader.string("show"), reader.objects("variations"))
        if reader.node("show") != nil, reader.node("variations") != nil {
            let text = "\"show\" and \"variations\" stand side by side; keep one of them"
            reader.add(.error, "show-and-variations", at: "variations", text)
        } else if reader.node("show") == nil, reader.node("variations") == nil {
            let text = "nothing says what these people are shown; add \"show\" or \"variations\""
            issues.add(reader.place.issue(.error, "missing-key", text))
        }
        var variations = (shows ?? []).map(variation)
        checkWeights(variations, reader)
        if let show {
            variations.append(TargetingDocument.Shown(content: show, weight: 1, place: reader.place(of: "show")))
        }
        let (seed, stickyVersion) = (reader.string("seed"), reader.integer("stickyVersion", in: 0...1_000_000))
        let heldOut = reader.number("heldOut")
        if let heldOut, !(0...1).contains(heldOut) {
            reader.add(.error, "bad-share", at: "heldOut", "a share lies between 0 and 1, such as 0.1 for a tenth")
        }
        return TargetingDocument.Audience(
            segment: segment,
            variations: variations,
            seed: seed,
            heldOut: heldOut.map(Double.init(exactly:)) ?? 0,
            stickyVersion: stickyVersion,
            place: reader.place
        )
    }

    private func variation(_ reader: ObjectReader) -> TargetingDocument.Shown {
        defer { reader.finish() }
        let weight = reader.number("weight") ?? 1
        if weight < 0 {
            reader.add(.error, "bad-weight", at: "weight", "\(weight) is negative; a weight is 0 or more")
        } else if weight > 1_000_000_000 {
            reader.add(.error, "bad-weight", at: "weight", "a weight is at most 1000000000; only proportions matter")
        }
        return TargetingDocument.Shown(
            content: reader.requiredString("show"),
            weight: Double(exactly: weight),
            place: reader.place(of: "show")
        )
    }

    private func checkWeights(_ variations: [TargetingDocument.Shown], _ reader: ObjectReader) {
        if case .array(let items)? = reader.node("variations")?.content, items.isEmpty {
            reader.add(.error, "bad-weight", at: "variations", "there are no variations; add at least one")
        } else if !variations.isEmpty, variations.allSatisfy({ $0.weight == 0 }) {
            reader.add(.error, "bad-weight", at: "variations", "all weights are 0, so nothing can be drawn; raise one")
        }
    }
}

extension JSONNode {
    fileprivate var isEmptyObject: Bool {
        if case .object(let members) = content { members.isEmpty } else { false }
    }
}

extension Double {
    /// The number nearest to a decimal.
    fileprivate init(exactly decimal: Decimal) { self = Double(decimal.description) ?? 0 }
}
