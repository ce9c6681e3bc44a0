public import OnboardingValues

/// A birthday needs day, month and year of a day that exists.
public struct IncompleteDateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The date that was handed in.
    public var date: PartialDate

    /// Makes an error of the date.
    public init(date: PartialDate) { self.date = date }

    /// What is missing, and what would be right.
    public var description: String {
        let missing = [("day", date.day), ("month", date.month), ("year", date.year)].filter { $0.1 == nil }.map(\.0)
        if missing.isEmpty { return "there is no such day; hand in one that the calendar has" }
        return "a birthday needs day, month and year; missing: \(missing.joined(separator: ", "))"
    }
}
