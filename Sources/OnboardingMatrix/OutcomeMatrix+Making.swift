package import OnboardingFlow
import OnboardingProfile
package import OnboardingTargeting
package import OnboardingValues

extension OutcomeMatrix {
    /// How many ways are looked at; beyond that the matrix says that it is not complete.
    package static let mostStates = 20_000

    /// Finds out where the answers to a flow lead at a placement.
    ///
    /// It plays first runs to their end: nothing is known of the person before, and the attributes that the app sets are
    /// missing.
    package init(
        of flow: Flow,
        at placement: Placement,
        hostAttributes: Set<String> = [],
        today: CalendarDate,
        mostStates: Int = Self.mostStates
    ) {
        let subject = Subject(flow, segments: placement.audiences.map(\.segment.condition), today: today)
        let search = MatrixSearch(subject, mostStates: mostStates)
        rows = search.found.map { Row($0, of: subject, at: placement) }.sorted { left, right in
            (left.audience ?? .max) < (right.audience ?? .max)
        }
        let findings = Findings(
            subject,
            placement,
            search: search,
            rows: rows,
            hostAttributes: hostAttributes,
            mostStates: mostStates
        )
        issues = findings.all
    }
}

extension OutcomeMatrix.Row {
    fileprivate init(_ found: MatrixSearch.Found, of subject: Subject, at placement: Placement) {
        let flow = subject.flow
        let result = flow.path(answers: found.answers, today: subject.today)
        let elements = result.screens.compactMap(flow.screen).flatMap(\.questions)
        var profile = Profile(profileId: "")
        for element in elements {
            guard let answer = result.answers[element.id] else { continue }
            if let change = subject.change(by: answer, to: element) { profile.apply(change) }
        }
        let tried = subject.segments.prefix(found.segment.map { $0 + 1 } ?? .max)
        let asked = Set(tried.flatMap { $0.comparisons.flatMap(\.fields) })
        let audience = found.segment.map { placement.audiences[$0] }
        self.init(
            answers: result.answers,
            deciding: elements.map(\.id).filter { id in
                flow.mapping.entries[id].map { asked.contains($0.field) } ?? false
            },
            path: result.screens,
            profile: profile,
            audience: found.segment,
            segment: audience?.segment.id,
            contents: audience.map { $0.contents(byDefault: placement.defaultContent) } ?? [placement.defaultContent]
        )
    }
}

extension Audience {
    /// The contents that chance can show to its people.
    fileprivate func contents(byDefault content: String) -> [String] {
        let drawn = variations.filter { $0.weight > 0 && heldOut < 1 }.map(\.show)
        let all = drawn + (heldOut > 0 ? [content] : [])
        return all.withoutRepetition
    }
}
