import OnboardingKit
import OnboardingMatrix

/// A matrix for a person to read.
struct MatrixTable {
    private let matrix: OutcomeMatrix

    init(_ matrix: OutcomeMatrix) { self.matrix = matrix }

    var text: String {
        let heads = ["shows", "segment", "answers"]
        let cells = matrix.rows.map { row in [row.contents.joined(separator: " or "), row.segment ?? "(default)"] }
        let widths = (0...1).map { column in ([heads] + cells).map { $0[column].count }.max() ?? 0 }
        let indent = widths[0] + widths[1] + 4
        func line(_ cells: [String], _ last: String) -> String {
            let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
            return padded.joined(separator: "  ") + "  " + last
        }
        let rows = zip(matrix.rows, cells).flatMap { row, cells -> [String] in
            let path = Self.wrapped(row.path, by: " > ", width: max(40, Self.width - indent - 3))
            let lines =
                Self.wrapped(answers(of: row), by: ", ", width: max(40, Self.width - indent))
                + path.enumerated().map { ($0 == 0 ? "by " : "   ") + $1 }
            return lines.enumerated().map { line($0 == 0 ? cells : ["", ""], $1) }
        }
        let count = matrix.rows.count
        let summary =
            "\(count) \(count == 1 ? "class" : "classes") of answers" + (matrix.isComplete ? "" : ", not complete")
        let issues = matrix.issues.map { "\($0.rule.rawValue) \($0.subject): \($0.text)" }
        return ([line(heads, heads[2])] + rows + ["", summary] + issues).joined(separator: "\n") + "\n"
    }

    private static let width = 100

    private func answers(of row: OutcomeMatrix.Row) -> [String] {
        let answers = row.deciding.compactMap { id in row.answers[id].map { "\(id) \(Self.words(for: $0))" } }
        return answers.isEmpty ? ["any"] : answers
    }

    /// Lines of so many characters, where the words allow it.
    private static func wrapped(_ words: [String], by separator: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + separator.count + word.count <= width {
                lines[lines.count - 1] += separator + word
            } else {
                if let last = lines.last { lines[lines.count - 1] = last + separator.trimmedAtEnd }
                lines.append(word)
            }
        }
        return lines
    }

    private static func words(for answer: Answer) -> String {
        switch answer {
        case .empty: "(empty)"
        case .choice(let option): option.text ?? option.id
        case .choices(let options): options.map { $0.text ?? $0.id }.joined(separator: "+")
        case .text(let text): "\"\(text)\""
        case .number, .date: answer.json.string ?? answer.json.text
        }
    }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
