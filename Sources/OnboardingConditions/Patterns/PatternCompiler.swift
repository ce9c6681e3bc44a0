/// Makes a machine of a pattern's tree.
struct PatternCompiler {
    /// A pattern of a hand-written condition has tens of states; repetitions inside repetitions multiply.
    static let mostStates = 10_000

    private var program: PatternProgram
    private var visits = 0

    static func compile(_ node: PatternNode, ignoringCase: Bool) throws(PatternError) -> PatternProgram {
        let program = PatternProgram(isIgnoringCase: ignoringCase, beginsAtStart: node.beginsAtStart)
        var compiler = PatternCompiler(program: program)
        try compiler.write(node)
        try compiler.append(.match)
        return compiler.program
    }

    private init(program: PatternProgram) { self.program = program }

    private mutating func write(_ node: PatternNode) throws(PatternError) {
        // Repeating what is empty writes no state, so the visits are bounded, too.
        visits += 1
        guard visits <= 4 * Self.mostStates else { throw tooLarge }
        switch node {
        case .scalar(let scalar): try append(.scalar(program.isIgnoringCase ? scalar.lowercased : scalar))
        case .set(let set):
            program.sets.append(set)
            try append(.set(program.sets.count - 1))
        case .assertion(let assertion): try append(.assertion(assertion))
        case .sequence(let nodes): for node in nodes { try write(node) }
        case .alternatives(let nodes): try writeAlternatives(nodes)
        case .repetition(let node, let least, let most): try writeRepetition(of: node, least, most)
        }
    }

    private mutating func writeAlternatives(_ nodes: [PatternNode]) throws(PatternError) {
        var ends: [Int] = []
        for (index, node) in nodes.enumerated() {
            guard index < nodes.count - 1 else {
                try write(node)
                break
            }
            let split = try append(.split(0, 0))
            try write(node)
            ends.append(try append(.jump(0)))
            program.states[split] = .split(split + 1, program.states.count)
        }
        for end in ends { program.states[end] = .jump(program.states.count) }
    }

    private mutating func writeRepetition(of node: PatternNode, _ least: Int, _ most: Int?) throws(PatternError) {
        for _ in 0..<least { try write(node) }
        guard let most else {
            let split = try append(.split(0, 0))
            try write(node)
            try append(.jump(split))
            program.states[split] = .split(split + 1, program.states.count)
            return
        }
        var splits: [Int] = []
        for _ in least..<max(least, most) {
            splits.append(try append(.split(0, 0)))
            try write(node)
        }
        for split in splits { program.states[split] = .split(split + 1, program.states.count) }
    }

    @discardableResult
    private mutating func append(_ state: PatternProgram.State) throws(PatternError) -> Int {
        guard program.states.count < Self.mostStates else { throw tooLarge }
        program.states.append(state)
        return program.states.count - 1
    }

    private var tooLarge: PatternError {
        let text = "the repetitions of the pattern need more than \(Self.mostStates) states; repeat less"
        return PatternError(kind: .tooLarge, position: 0, text: text)
    }
}
