import Foundation

/// A colour of the sRGB space.
struct TerminalColor: Hashable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    static let black = TerminalColor(red: 0, green: 0, blue: 0)
    static let white = TerminalColor(red: 255, green: 255, blue: 255)

    init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Reads `#rrggbb`.
    init?(hex: String) {
        let digits = hex.dropFirst()
        guard hex.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits, radix: 16)
        else { return nil }
        self.init(red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
    }

    /// The relative luminance of WCAG 2.1, 0 to 1.
    var luminance: Double {
        func linear(_ part: UInt8) -> Double {
            let part = Double(part) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio of WCAG 2.1, 1 to 21.
    func contrast(with other: TerminalColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The colour moved toward black or white, whichever is far from the background, until it can be read on it.
    func legible(on background: TerminalColor, contrast least: Double = 4.5) -> TerminalColor {
        let goal: TerminalColor = background.luminance > 0.18 ? .black : .white
        for share in stride(from: 0, through: 1, by: 0.05) {
            let color = mixed(with: goal, share: share)
            if color.contrast(with: background) >= least { return color }
        }
        return goal
    }

    /// Black or white, whichever reads better on the colour.
    var textColor: TerminalColor {
        contrast(with: .white) >= contrast(with: .black) ? .white : .black
    }

    private func mixed(with other: TerminalColor, share: Double) -> TerminalColor {
        func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
            UInt8((Double(one) + (Double(two) - Double(one)) * share).rounded())
        }
        return TerminalColor(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue)
        )
    }
}
