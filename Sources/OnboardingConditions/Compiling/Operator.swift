/// The operators that compare a value.
enum Operator: String, CaseIterable {
    case equal = "$eq"
    case notEqual = "$ne"
    case less = "$lt"
    case lessOrEqual = "$lte"
    case greater = "$gt"
    case greaterOrEqual = "$gte"
    case isIn = "$in"
    case isNotIn = "$nin"
    case isInIgnoringCase = "$ini"
    case isNotInIgnoringCase = "$nini"
    case all = "$all"
    case allIgnoringCase = "$alli"
    case itemMatches = "$elemMatch"
    case size = "$size"
    case exists = "$exists"
    case type = "$type"
    case pattern = "$regex"
    case patternIgnoringCase = "$regexi"
    case versionEqual = "$veq"
    case versionNotEqual = "$vne"
    case versionGreater = "$vgt"
    case versionGreaterOrEqual = "$vgte"
    case versionLess = "$vlt"
    case versionLessOrEqual = "$vlte"
    case isInGroup = "$inGroup"
    case isNotInGroup = "$notInGroup"
    case before = "$before"
    case after = "$after"
    case not = "$not"

    /// The operator whose name differs from a wrong one by at most two letters; the nearest.
    static func nearest(to name: String) -> Operator? {
        let distances = allCases.map { (candidate: $0, distance: editDistance(name, $0.rawValue)) }
        return distances.filter { $0.distance <= 2 }.min { $0.distance < $1.distance }?.candidate
    }

    /// The number of letters to insert, remove or replace (Levenshtein's distance); long names count as far away.
    private static func editDistance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.unicodeScalars.prefix(24)), Array(right.unicodeScalars))
        var row = Array(0...right.count)
        for (index, scalar) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let replaced = diagonal + (scalar == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[right.count]
    }
}
