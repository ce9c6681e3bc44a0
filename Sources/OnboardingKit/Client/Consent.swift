/// What the person said of being counted.
public enum Consent: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing yet: the kit keeps events on the device and sends none.
    case pending
    /// Events may be kept and sent.
    case granted
    /// Events are neither kept nor sent. What the app itself needs, the profile, the answers and where runs stand, stays
    /// on the device.
    case denied
}
