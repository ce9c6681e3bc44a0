/// One of the contents among which chance decides.
public struct Variation: Sendable, Hashable {
    /// The id of the content.
    public let show: String
    /// Its share, beside the weights of the others.
    public let weight: Double
}
