import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the inputs of the look.
struct ThemeReader {
    let reader: ObjectReader

    func theme() -> Theme {
        let light = colors(reader)
        let dark = reader.object("dark").map { dark in
            defer { dark.finish() }
            return colors(dark)
        }
        let theme = Theme(
            light: light,
            dark: dark ?? Theme.Colors(),
            radius: bounded("radius", 0...32),
            fontScale: bounded("fontScale", Decimal(8) / 10...3),
            appearance: reader.word("appearance") ?? .system
        )
        reader.finish()
        return theme
    }

    private func bounded(_ key: String, _ range: ClosedRange<Decimal>) -> Decimal? {
        guard let number = reader.number(key) else { return nil }
        if range.contains(number) { return number }
        reader.add(
            .error,
            "out-of-range",
            at: key,
            "\(number) is out of range; use \(range.lowerBound) to \(range.upperBound)"
        )
        return nil
    }

    private func colors(_ reader: ObjectReader) -> Theme.Colors {
        Theme.Colors(
            accent: color(reader, "accent"),
            background: color(reader, "background"),
            surface: color(reader, "surface"),
            text: color(reader, "text")
        )
    }

    private func color(_ reader: ObjectReader, _ key: String) -> String? {
        guard let text = reader.string(key) else { return nil }
        let digits = text.dropFirst()
        if text.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy({ $0.isHexDigit && $0.isASCII }) {
            return text
        }
        reader.add(.error, "bad-color", at: key, "\(JSONValue.string(text).text) is no colour; write it as #rrggbb")
        return nil
    }
}
