/// Finds the word that a misspelled one was meant to be.
package struct Spelling {
    /// How many comparisons may still be made, so that a document of nothing but faults is read in good time.
    private var remaining = 20_000
    private static let longestWord = 64

    package init() {}

    /// The one word that is nearest to a wrong one and near enough; nil where two are equally near.
    ///
    /// Near enough is a third of the longer word's letters, a little more where both begin alike. Capital and small
    /// letters count as equal.
    package mutating func nearest(to wrong: String, among words: some Collection<String>) -> String? {
        guard wrong.utf8.count <= Self.longestWord, words.count <= remaining else { return nil }
        remaining -= words.count
        let letters = Array(wrong.lowercased().unicodeScalars)
        var best: (word: String, distance: Int)?
        var isAlone = false
        for word in words where word.utf8.count <= Self.longestWord {
            guard let distance = Self.distance(letters, Array(word.lowercased().unicodeScalars)) else { continue }
            if let least = best?.distance, least <= distance {
                if least == distance { isAlone = false }
                continue
            }
            best = (word, distance)
            isAlone = true
        }
        return isAlone ? best?.word : nil
    }

    /// The number of letters to insert, remove, replace or swap with the next (the distance of Damerau and Levenshtein,
    /// no letter changed twice); nil where it is too large.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int? {
        let alike = zip(left, right).prefix { $0 == $1 }.count
        let most = (max(left.count, right.count) + alike) / 3
        if abs(left.count - right.count) > most { return nil }
        var (before, row) = ([Int](), Array(0...right.count))
        for index in left.indices {
            var next = [index + 1]
            for column in right.indices {
                var least = min(next[column], row[column + 1]) + 1
                least = min(least, row[column] + (left[index] == right[column] ? 0 : 1))
                if index > 0, column > 0, left[index] == right[column - 1], left[index - 1] == right[column] {
                    least = min(least, before[column - 1] + 1)
                }
                next.append(least)
            }
            (before, row) = (row, next)
        }
        return row[right.count] <= most ? row[right.count] : nil
    }
}
