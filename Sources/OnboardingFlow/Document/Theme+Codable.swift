import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The JSON of a theme is that of the document: the seven inputs beside each other, the dark colours under `dark`.
extension Theme: Codable {
    private enum CodingKeys: String, CodingKey { case radius, fontScale, appearance, dark }

    /// Reads the inputs.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        light = try Colors(from: decoder)
        dark = try container.decodeIfPresent(Colors.self, forKey: .dark) ?? Colors()
        radius = try container.decodeIfPresent(DecodedDecimal.self, forKey: .radius)?.value
        fontScale = try container.decodeIfPresent(DecodedDecimal.self, forKey: .fontScale)?.value
        appearance = try container.decodeIfPresent(Appearance.self, forKey: .appearance) ?? .system
    }

    /// Writes the inputs; what the document does not say is left out.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try light.encode(to: encoder)
        if dark != Colors() { try container.encode(dark, forKey: .dark) }
        try container.encodeIfPresent(radius, forKey: .radius)
        try container.encodeIfPresent(fontScale, forKey: .fontScale)
        try container.encode(appearance, forKey: .appearance)
    }
}
