/// The kit's own words for a renderer that reads typed lines; `{0}`, `{1}` and `{2}` stand for what they speak of.
public struct TypingStrings: Hashable, Sendable, Codable {
    /// An example of an answer, {0}.
    public var example: String
    /// Wants one number, up to {0}.
    public var option: String
    /// Wants some numbers, up to {0}.
    public var options: String
    /// The option {0} excludes the others.
    public var alone: String
    /// Wants a number from {0} to {1} in steps of {2}.
    public var steps: String
    /// Wants any text.
    public var text: String
    /// Wants a date in the form {0}.
    public var date: String
    /// Between two forms.
    public var or: String
    /// The letters that stand for year, month and day in a form.
    public var dateLetters: String
    /// There is nothing to go back to.
    public var noBack: String
    /// Nothing can be skipped here.
    public var noSkip: String
    /// What the Enter key does.
    public var enter: String
    /// What a hyphen does.
    public var clear: String
    /// What leaving does.
    public var quit: String
    /// What asking for help does.
    public var help: String
}
