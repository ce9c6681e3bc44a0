/// How many colours a terminal shows.
enum ColorDepth: Hashable, Sendable {
    case none, sixteen, palette, trueColor

    /// Reads the environment: `NO_COLOR` (no-color.org), `COLORTERM` and `TERM`.
    init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        let colorTerm = environment["COLORTERM"] ?? ""
        if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false || term.isEmpty || term == "dumb" {
            self = .none
        } else if ["truecolor", "24bit"].contains(colorTerm) || term.hasSuffix("-direct") {
            self = .trueColor
        } else if term.contains("256color") {
            self = .palette
        } else {
            self = .sixteen
        }
    }

    /// Where a colour is put.
    enum Ground: Int { case fore = 30, back = 40 }

    /// The parameters of "select graphic rendition" for a colour; nil where there are no colours.
    func parameters(_ color: TerminalColor, on ground: Ground) -> String? {
        switch self {
        case .none: nil
        case .trueColor: "\(ground.rawValue + 8);2;\(color.red);\(color.green);\(color.blue)"
        case .palette: "\(ground.rawValue + 8);5;\(Self.paletteIndex(of: color))"
        case .sixteen: Self.basicIndex(of: color).map { String(ground.rawValue + $0) } ?? String(ground.rawValue + 9)
        }
    }

    /// The nearest colour of xterm's 6 × 6 × 6 cube or its greys.
    static func paletteIndex(of color: TerminalColor) -> Int {
        let levels = [0, 95, 135, 175, 215, 255]
        func nearest(_ part: UInt8) -> Int {
            levels.indices.min { abs(levels[$0] - Int(part)) < abs(levels[$1] - Int(part)) } ?? 0
        }
        func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
            let parts = [red - Int(color.red), green - Int(color.green), blue - Int(color.blue)]
            return parts.reduce(0) { $0 + $1 * $1 }
        }
        let (red, green, blue) = (nearest(color.red), nearest(color.green), nearest(color.blue))
        let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        let grey = min(max((mean - 3) / 10, 0), 23)
        let level = 8 + 10 * grey
        let isGrey = distance(level, level, level) < distance(levels[red], levels[green], levels[blue])
        return isGrey ? 232 + grey : 16 + 36 * red + 6 * green + blue
    }

    /// The basic colour of the nearest hue, 1 (red) to 6 (cyan); nil for greys, which are left to the terminal.
    static func basicIndex(of color: TerminalColor) -> Int? {
        let parts = [Int(color.red), Int(color.green), Int(color.blue)]
        let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
        guard most - least > 24 else { return nil }
        // A part counts when it is nearer to the largest than to the smallest: red 1, green 2, blue 4.
        return parts.indices.reduce(0) { index, part in
            parts[part] - least > (most - least) / 2 ? index | 1 << part : index
        }
    }
}
