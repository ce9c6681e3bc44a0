extension FlowChart {
    /// The picture as a Mermaid flowchart.
    package var mermaid: String {
        let nodes = nodes.map(MermaidText.line)
        let arrows = arrows.map(MermaidText.line)
        let marks = Set(self.nodes.compactMap(\.mark))
        let classes = Node.Mark.allCases.filter(marks.contains).map(MermaidText.line)
        return (["flowchart TD"] + (nodes + arrows + classes).map { "    " + $0 }).joined(separator: "\n") + "\n"
    }
}

/// Writes the parts of a picture in Mermaid's notation.
private enum MermaidText {
    private static let mostCharacters = 60

    static func line(_ node: FlowChart.Node) -> String {
        let (open, close) = brackets(node.kind)
        let lines = node.lines.filter(isVisible)
        let label = (lines.isEmpty ? [node.id] : lines).map { escaped(TextShortener.shortened($0, to: mostCharacters)) }
        let mark = node.mark.map { ":::" + $0.rawValue } ?? ""
        return "\(node.id)\(open)\"\(label.joined(separator: "<br/>"))\"\(close)\(mark)"
    }

    private static func brackets(_ kind: FlowChart.Node.Kind) -> (String, String) {
        switch kind {
        case .start: ("((", "))")
        case .screen(.question): ("[", "]")
        case .screen(.info): ("[/", "/]")
        case .screen(.interlude): ("{{", "}}")
        case .screen(.final): ("([", "])")
        case .gate: ("{", "}")
        case .missing: (">", "]")
        case .end: ("(((", ")))")
        }
    }

    static func line(_ arrow: FlowChart.Arrow) -> String {
        let line = arrow.isAround ? "-.->" : "-->"
        let text = arrow.text.flatMap { isVisible($0) ? "|\"\(escaped($0))\"|" : nil } ?? ""
        return "\(arrow.from) \(line)\(text) \(arrow.to)"
    }

    /// Only lines are styled, so that a picture is readable on light and dark pages.
    static func line(_ mark: FlowChart.Node.Mark) -> String {
        let style =
            switch mark {
            case .conditional: "stroke-dasharray:6 4"
            case .unreachable: "stroke:#d1242f,stroke-width:2px,stroke-dasharray:2 4"
            case .missing: "stroke:#d1242f,stroke-width:3px"
            }
        return "classDef \(mark.rawValue) \(style)"
    }

    /// Whether there is something to see; Mermaid takes no empty label.
    private static func isVisible(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .unassigned, .privateUse, .spaceSeparator, .lineSeparator,
                .paragraphSeparator:
                false
            default: true
            }
        }
    }

    // MARK: Escaping

    /// A text inside quotes, with what Mermaid or the Markdown in its labels would take for its own written by number.
    ///
    /// Letters, digits and a few signs stay, everything outside ASCII as well.
    private static func escaped(_ text: String) -> String {
        let scalars = Array(text.onOneLine.unicodeScalars.filter { !isDirection($0) })
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let after = index + 1 < scalars.count ? scalars[index + 1] : nil
            if isPlain(scalar, after: scalars[..<index], before: after) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "#\(scalar.value);"
            }
        }
        return isolated(result)
    }

    private static func isPlain(
        _ scalar: Unicode.Scalar,
        after beginning: ArraySlice<Unicode.Scalar>,
        before next: Unicode.Scalar?
    ) -> Bool {
        if !scalar.isASCII { return true }
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "?", "!", "'", "/", "=", "(": return true
        // After a number alone they make a list, and after "www" a link.
        case ".", ")":
            return !beginning.allSatisfy { ("0"..."9").contains($0) }
                && !beginning.suffix(3).elementsEqual("www".unicodeScalars) {
                    $0.properties.lowercaseMapping == String($1)
                }
        // Inside a word it is a letter, at its ends it is emphasis.
        case "_": return isWord(beginning.last) && isWord(next)
        case "-": return !beginning.isEmpty && beginning.last != "-" && next != "-"
        default: return false
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }

    /// The marks and overrides that set the direction of what follows; a text must not turn what stands after it.
    private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// A text in which letters are written from right to left, kept apart from what stands around it (UAX 9, FSI and PDI).
    private static func isolated(_ text: String) -> String {
        let isRightToLeft = text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
        return isRightToLeft ? "\u{2068}\(text)\u{2069}" : text
    }
}
