import OnboardingKit

/// How roles look: the flow's accent, made legible on the terminal's own background, which stays as it is.
struct Palette: Hashable, Sendable {
    let depth: ColorDepth
    private let accent: TerminalColor
    private let button: TerminalColor
    private let warning: TerminalColor

    /// The accents of a flow that names none.
    private static let lightAccent = TerminalColor(red: 0x1F, green: 0x7A, blue: 0x5B)
    private static let darkAccent = TerminalColor(red: 0x56, green: 0xC3, blue: 0x9B)

    /// Makes a palette.
    ///
    /// - Parameters:
    ///   - theme: the flow's look.
    ///   - depth: how many colours the terminal shows.
    ///   - background: the terminal's background; nil where it did not say, which counts as dark.
    init(theme: Theme, depth: ColorDepth, background: TerminalColor?) {
        let background = background ?? .black
        let isDark = background.luminance <= 0.18
        let brand = (isDark ? theme.dark.accent : nil) ?? theme.light.accent
        let color = brand.flatMap(TerminalColor.init(hex:)) ?? (isDark ? Self.darkAccent : Self.lightAccent)
        self.depth = depth
        // Large marks and frames read from 3 : 1 on; labels in the accent want 4.5.
        accent = color.legible(on: background)
        button = color.legible(on: background, contrast: 1.25)
        warning = TerminalColor(red: 0xD0, green: 0x45, blue: 0x30).legible(on: background)
    }

    /// The sequence that begins a style; it ends with `ESC [0m`.
    func sequence(_ style: SpanStyle) -> String {
        var parameters: [String] = []
        if style.isBold { parameters.append("1") }
        switch style.role {
        case .text: break
        case .secondary: parameters.append("2")
        case .accent: parameters += [depth.parameters(accent, on: .fore)].compactMap { $0 }
        case .warning: parameters += [depth.parameters(warning, on: .fore)].compactMap { $0 }
        case .button:
            switch depth {
            // Where the exact colours are the terminal's, inverting them is what reads for certain.
            case .none: parameters.append("7")
            case .sixteen: parameters += [depth.parameters(accent, on: .fore), "7"].compactMap { $0 }
            case .palette, .trueColor:
                parameters += [depth.parameters(button, on: .back), depth.parameters(button.textColor, on: .fore)]
                    .compactMap { $0 }
            }
        }
        return parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
    }
}
