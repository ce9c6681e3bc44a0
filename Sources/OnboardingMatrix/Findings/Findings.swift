import OnboardingConditions
import OnboardingFlow
import OnboardingProfile
import OnboardingTargeting
import OnboardingValues

/// What is wrong with a placement, seen from a flow.
struct Findings {
    private let subject: Subject
    private let placement: Placement
    private let search: MatrixSearch
    private let rows: [OutcomeMatrix.Row]
    /// The fields that the app sets, whatever is answered.
    private let hostFields: Set<ProfileField>
    private let mostStates: Int

    init(
        _ subject: Subject,
        _ placement: Placement,
        search: MatrixSearch,
        rows: [OutcomeMatrix.Row],
        hostAttributes: Set<String>,
        mostStates: Int
    ) {
        (self.subject, self.placement, self.search, self.rows) = (subject, placement, search, rows)
        hostFields = hostAttributes.reduce(into: []) { fields, name in
            if case .field(let field) = SegmentKey(name) { fields.insert(field) }
        }
        self.mostStates = mostStates
    }

    /// The findings: audiences, contents, values, and what was not looked at.
    var all: [Finding] { audiences + contents + values + bounds }

    // MARK: What no answers lead to

    private var audiences: [Finding] {
        if search.isBounded { return [] }
        let reached = Set(rows.compactMap(\.audience))
        let missing = placement.audiences.indices.filter { !reached.contains($0) && isCertain($0) }
        return missing.map { index in
            let audience = placement.audiences[index]
            let segment = audience.segment
            let alone = Subject(subject.flow, segments: [segment.condition], today: subject.today)
            let search = MatrixSearch(alone, mostStates: mostStates)
            let isPossible = search.isBounded || search.found.contains { $0.segment != nil }
            if isPossible {
                let text =
                    "whoever is of \(segment.id) is of an earlier audience, too; put it further up, or narrow "
                    + "the ones before it"
                return Finding(rule: .shadowedAudience, subject: segment.id, text: text)
            }
            let text = "no answers make anybody \(segment.id); change the segment, or map the answers it asks about"
            return Finding(rule: .unreachableAudience, subject: segment.id, text: text)
        }
    }

    /// Whether an audience depends on what the app sets.
    private func isUpToHost(_ audience: Int) -> Bool {
        subject.segments[audience].comparisons.contains { !$0.fields.isDisjoint(with: hostFields) }
    }

    /// Whether nothing that was not looked at decides about an audience: neither about it nor about one before it.
    private func isCertain(_ audience: Int) -> Bool {
        if !outside.isEmpty { return false }
        let bounded = Set(subject.bounds.keys.compactMap { subject.flow.mapping.entries[$0]?.field })
        let isWayBounded = subject.bounds.keys.contains { subject.decidesWay($0) }
        let uncertain = hostFields.union(bounded)
        return !isWayBounded
            && subject.segments.prefix(audience + 1).flatMap(\.comparisons)
                .allSatisfy { $0.fields.isDisjoint(with: uncertain) }
    }

    private var contents: [Finding] {
        if search.isBounded { return [] }
        let uncertain = placement.audiences.enumerated().filter { !isCertain($0.offset) }.map(\.element)
        let byChance =
            uncertain.flatMap { $0.variations.map(\.show) } + (uncertain.isEmpty ? [] : [placement.defaultContent])
        let shown = Set(rows.flatMap(\.contents) + byChance)
        let named = placement.audiences.flatMap { $0.variations.map(\.show) } + [placement.defaultContent]
        return named.withoutRepetition.filter { !shown.contains($0) }.map { content in
            let isDefault = content == placement.defaultContent
            let text =
                isDefault
                ? "every person who finishes is of some audience; \(content) is for those who do not"
                : "no answers lead to \(content)"
            return Finding(rule: .contentNeverShown, subject: content, text: text)
        }
    }

    // MARK: Values

    /// Comparisons with a value that no option of the elements has from which the attribute comes.
    private var values: [Finding] {
        let asked = zip(placement.audiences, subject.segments).flatMap { audience, segment in
            segment.comparisons.map { (audience.segment.id, $0) }
        }
        return asked.flatMap { segment, comparison -> [Finding] in
            let elements = subject.flow.screens.flatMap(\.questions).filter { element in
                subject.flow.mapping.entries[element.id].map { comparison.fields.contains($0.field) } ?? false
            }
            let choices = elements.compactMap(\.choice)
            let isOpen = choices.count < elements.count || choices.contains { $0.options.contains(where: \.allowsText) }
            let isJoined = elements.contains { subject.flow.mapping.entries[$0.id]?.isJoined == true }
            if elements.isEmpty || isOpen || isJoined { return [] }
            let options = choices.flatMap { $0.options.map(\.value) }
            let exact = comparison.condition.mentions.filter { Self.exact.contains($0.operatorName) }
            let compared = exact.flatMap { $0.operand.array ?? [$0.operand] }.filter { !$0.isNull }
            return compared.filter { value in !options.contains { .string($0) == value } }.map { value in
                let known = options.withoutRepetition.joined(separator: ", ")
                let namesake = choices.lazy.compactMap { $0.option(value.string ?? "") }.first
                let mend = namesake.map { "that is the id of the option whose value is \($0.value)" }
                let text =
                    "\(segment) asks for \(value.text), and no option has that value; "
                    + (mend ?? "there are \(known)")
                return Finding(rule: .valueNoOptionHas, subject: comparison.key, text: text)
            }
        }.withoutRepetition
    }

    private static let exact: Set = ["$eq", "$ne", "$in", "$nin", "$all"]

    // MARK: Bounds

    private var bounds: [Finding] {
        let states =
            search.isBounded
            ? [
                Finding(
                    rule: .bounded,
                    subject: placement.id,
                    text:
                        "only \(mostStates) ways were looked at, so outcomes may be missing; ask about fewer attributes"
                )
            ] : []
        let elements = subject.bounds.sorted { $0.key < $1.key }.map {
            Finding(rule: .bounded, subject: $0.key, text: $0.value)
        }
        let asked = subject.segments.flatMap(\.comparisons).filter { !$0.fields.isDisjoint(with: hostFields) }
        let host = asked.map(\.key).withoutRepetition.map { key in
            let segments = placement.audiences.enumerated().filter { isUpToHost($0.offset) }.map(\.element.segment.id)
            let text =
                "the app sets \(key), which was taken as missing; not looked at is who else is "
                + segments.withoutRepetition.joined(separator: " or ")
            return Finding(rule: .bounded, subject: key, text: text)
        }
        return states + elements + host + outside
    }

    /// The ways of the flow that depend on what no answer says.
    private var outside: [Finding] {
        let flow = subject.flow
        let conditions = flow.screens.flatMap { [$0.showIf].compactMap { $0 } + $0.rules.map(\.condition) }
        let keys = conditions.flatMap(\.comparisons).map(\.key).filter { flow.element($0) == nil }
        return keys.withoutRepetition.map { key in
            Finding(rule: .bounded, subject: key, text: "the flow asks about \(key), which was taken as missing")
        }
    }
}
