public import OnboardingValues

/// What conditions of a flow see besides answers, as it was when the run began.
public struct RunAttributes: Hashable, Sendable, Codable {
    /// The profile's fields, under `profile.` in conditions.
    public var profile: JSONObject
    /// The host's own attributes, under `host.` in conditions.
    public var host: JSONObject

    /// Makes attributes.
    public init(profile: JSONObject = [:], host: JSONObject = [:]) {
        self.profile = profile
        self.host = host
    }

    private enum CodingKeys: String, CodingKey { case profile, host }

    /// Reads the stored form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        profile = try container.decode(JSONValue.self, forKey: .profile).object ?? [:]
        host = try container.decode(JSONValue.self, forKey: .host).object ?? [:]
    }

    /// Writes the stored form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(JSONValue.object(profile), forKey: .profile)
        try container.encode(JSONValue.object(host), forKey: .host)
    }
}
