/// A picture of a screen or an option.
public struct Picture: Sendable, Hashable, Codable {
    /// The name of a bundled picture, or a data URL.
    public var src: String
    /// What the picture shows, for people who do not see it; empty where it only decorates.
    public var alt: String

    /// Makes a picture.
    public init(src: String, alt: String = "") {
        self.src = src
        self.alt = alt
    }
}
