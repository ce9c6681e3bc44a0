#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The inputs of the look; a renderer derives everything else from them.
public struct Theme: Sendable, Hashable {
    /// Which of the two sets of colours is used.
    public enum Appearance: String, Sendable, Hashable, Codable, CaseIterable {
        case system, light, dark
    }

    /// Colours as `#rrggbb`; nil for the renderer's default.
    public struct Colors: Sendable, Hashable, Codable {
        /// The brand's colour.
        public var accent: String?
        /// The page.
        public var background: String?
        /// Cards and fields.
        public var surface: String?
        /// Text.
        public var text: String?

        /// Makes a set of colours.
        public init(accent: String? = nil, background: String? = nil, surface: String? = nil, text: String? = nil) {
            self.accent = accent
            self.background = background
            self.surface = surface
            self.text = text
        }
    }

    /// The light colours.
    public var light: Colors
    /// The dark colours.
    public var dark: Colors
    /// The roundness of corners, 0 to 32 pixels; nil for the default.
    public var radius: Decimal?
    /// The size of type, 0.8 to 3; nil for 1.
    public var fontScale: Decimal?
    /// Which colours are used.
    public var appearance: Appearance

    /// Makes a look.
    public init(
        light: Colors = Colors(),
        dark: Colors = Colors(),
        radius: Decimal? = nil,
        fontScale: Decimal? = nil,
        appearance: Appearance = .system
    ) {
        self.light = light
        self.dark = dark
        self.radius = radius
        self.fontScale = fontScale
        self.appearance = appearance
    }
}
