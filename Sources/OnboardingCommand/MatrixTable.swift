import OnboardingKit
import OnboardingMatrix

/// A matrix for a person to read.
struct MatrixTable {
    private let matrix: OutcomeMatrix

    init(_ matrix: OutcomeMatrix) { self.matrix = matrix }

    var text: String {
        let cells = matrix.rows.map { row in
            [row.contents.joined(separator: " or "), row.segment ?? "(default)", answers(of: row)]
        }
        let heads = ["shows", "segment", "answers"]
        let widths = heads.indices.map { column in
            ([heads] + cells).map { $0[column].count }.max() ?? 0
        }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).map { cell, width in
                cell + String(repeating: " ", count: max(0, width - cell.count))
            }
            return padded.joined(separator: "  ").trimmedAtEnd
        }
        let indent = String(repeating: " ", count: widths[0] + widths[1] + 4)
        let rows = zip(matrix.rows, cells).flatMap { row, cells in
            [line(cells), indent + "by " + row.path.joined(separator: " > ")]
        }
        let count = matrix.rows.count
        let summary =
            "\(count) \(count == 1 ? "class" : "classes") of answers" + (matrix.isComplete ? "" : ", not complete")
        let issues = matrix.issues.map { "\($0.rule.rawValue) \($0.subject): \($0.text)" }
        return ([line(heads)] + rows + ["", summary] + issues).joined(separator: "\n") + "\n"
    }

    private func answers(of row: OutcomeMatrix.Row) -> String {
        let answers = row.deciding.compactMap { id in row.answers[id].map { "\(id) \(Self.words(for: $0))" } }
        return answers.isEmpty ? "any" : answers.joined(separator: ", ")
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
