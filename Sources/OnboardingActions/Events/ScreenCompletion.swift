/// What is known of a screen that was completed.
public struct ScreenCompletion: Hashable, Sendable {
    /// The screen's analytics key, else its id.
    public var stepId: String?
    /// How long the screen was up, in seconds.
    public var timeSpent: Double?
    /// The ids of the chosen options by element; never what was typed, unless the configuration allows it.
    public var replies: [String: [String]]
    /// The element, where the screen has one.
    public var elementId: String?
    /// The reply to that element.
    public var reply: String?

    /// Makes a completion of what is known.
    public init(
        stepId: String? = nil,
        timeSpent: Double? = nil,
        replies: [String: [String]] = [:],
        elementId: String? = nil,
        reply: String? = nil
    ) {
        self.stepId = stepId
        self.timeSpent = timeSpent
        self.replies = replies
        self.elementId = elementId
        self.reply = reply
    }
}
