/// The words with which a flow is offered again.
public struct OfferTexts: Sendable, Hashable, Codable {
    /// The heading.
    public var title: String
    /// Why it is worth it.
    public var text: String?
    /// The label of the button that starts the flow.
    public var action: String?

    /// Makes the words of an offer.
    public init(title: String, text: String? = nil, action: String? = nil) {
        self.title = title
        self.text = text
        self.action = action
    }
}
