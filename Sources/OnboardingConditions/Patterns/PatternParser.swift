/// Reads the text of a pattern.
struct PatternParser {
    private static let deepestNesting = 100
    private static let mostRepetitions = 10_000

    let scalars: [Unicode.Scalar]
    var position = 0
    private var depth = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    mutating func pattern() throws(PatternError) -> PatternNode {
        let node = try alternatives()
        guard next == nil else { throw malformed("a ) closes no group; write \\) for the character") }
        return node
    }

    private mutating func alternatives() throws(PatternError) -> PatternNode {
        var nodes = [try sequence()]
        while skip("|") { nodes.append(try sequence()) }
        return nodes.count == 1 ? nodes[0] : .alternatives(nodes)
    }

    private mutating func sequence() throws(PatternError) -> PatternNode {
        var nodes: [PatternNode] = []
        while let scalar = next, scalar != "|", scalar != ")" { nodes.append(try repetition()) }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    private mutating func repetition() throws(PatternError) -> PatternNode {
        let start = position
        let isGroup = next == "("
        let node = try atom()
        guard let (least, most) = try quantifier() else { return node }
        if case .assertion = node, !isGroup {
            throw malformed("a place such as ^ or \\b cannot be repeated; remove the quantifier", at: start)
        }
        // Which of several matches is taken makes no difference to whether there is one.
        _ = skip("?")
        guard !["*", "+", "?"].contains(next) else {
            throw malformed("a quantifier follows a quantifier; put a group between them, or write \\\(shown)")
        }
        return .repetition(node, least: least, most: most)
    }

    private mutating func atom() throws(PatternError) -> PatternNode {
        guard let scalar = next else { throw malformed("the pattern ends too early") }
        switch scalar {
        case "(": return try group()
        case "[": return .set(try set())
        case ".": return take(.set(.allButLineEnds))
        case "^": return take(.assertion(.start))
        case "$": return take(.assertion(.end))
        case "\\": return try escape()
        case "*", "+", "?": throw malformed("\(shown) repeats nothing; write \\\(shown) for the character")
        case "{": throw malformed("{ repeats nothing; write \\{ for the character")
        default: return take(.scalar(scalar))
        }
    }

    private mutating func take(_ node: PatternNode) -> PatternNode {
        position += 1
        return node
    }

    private mutating func group() throws(PatternError) -> PatternNode {
        let start = position
        position += 1
        if skip("?") { try groupKind() }
        depth += 1
        guard depth <= Self.deepestNesting else {
            let text = "groups are nested more than \(Self.deepestNesting) deep; nest them less"
            throw PatternError(kind: .tooLarge, position: start, text: text)
        }
        let node = try alternatives()
        guard skip(")") else {
            throw malformed("the group is not closed; add a ), or write \\( for the character", at: start)
        }
        depth -= 1
        return node
    }

    /// Reads what stands between `(?` and the inside of a group.
    private mutating func groupKind() throws(PatternError) {
        if skip(":") { return }
        guard next != "=", next != "!" else { throw unsupported("look-ahead ((?= and (?!) is not supported") }
        guard skip("<") else { throw unsupported("(?\(shown) is not supported; of these there are (?: and (?<name>") }
        guard next != "=", next != "!" else { throw unsupported("look-behind ((?<= and (?<!) is not supported") }
        let start = position
        while let scalar = next, ScalarSet.wordScalars.contains(scalar) { position += 1 }
        guard position > start, skip(">") else { throw malformed("the name of a group is expected, such as (?<year>") }
    }

    /// Reads a quantifier, if one stands here.
    private mutating func quantifier() throws(PatternError) -> (least: Int, most: Int?)? {
        if skip("*") { return (0, nil) }
        if skip("+") { return (1, nil) }
        if skip("?") { return (0, 1) }
        let start = position
        guard skip("{") else { return nil }
        let mend = "{ begins a repetition {n}, {n,} or {n,m} with n at most m; write \\{ for the character"
        guard let least = try number() else { throw malformed(mend, at: start) }
        var most: Int? = least
        if skip(",") { most = try number() }
        guard skip("}"), most.map({ $0 >= least }) ?? true else { throw malformed(mend, at: start) }
        return (least, most)
    }

    private mutating func number() throws(PatternError) -> Int? {
        let start = position
        var number = 0
        while let scalar = next, let digit = Int(hex: scalar), digit < 10 {
            number = number * 10 + digit
            guard number <= Self.mostRepetitions else {
                let text = "a repetition counts to more than \(Self.mostRepetitions); repeat less"
                throw PatternError(kind: .tooLarge, position: start, text: text)
            }
            position += 1
        }
        return position > start ? number : nil
    }

    // MARK: Reading on, and failing

    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        position += 1
        return true
    }

    /// What stands here, for messages.
    var shown: String { next.map { String(Character($0)) } ?? "the end" }

    func malformed(_ text: String, at place: Int? = nil) -> PatternError {
        PatternError(kind: .malformed, position: place ?? position, text: text)
    }

    func unsupported(_ text: String) -> PatternError {
        PatternError(kind: .unsupported, position: position, text: text)
    }
}
