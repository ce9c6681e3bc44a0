extension PatternProgram {
    /// Searches a text for a match, and counts the states visited.
    ///
    /// Every state is visited at most once for a scalar, so the count is at most states times scalars.
    func search(_ text: String) -> (isFound: Bool, steps: Int) {
        let count = states.count
        // Two lists of states, a stack, and for each state the place at which it was last visited.
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 4 * count) { memory in
            memory.initialize(repeating: -1)
            var run = PatternRun(
                program: self,
                current: memory[..<count],
                following: memory[count..<(2 * count)],
                stack: memory[(2 * count)..<(3 * count)],
                visitedAt: memory[(3 * count)...]
            )
            return (run.search(text.unicodeScalars), run.steps)
        }
    }
}

/// One search: which states the machine is in, at one place of the text after the other.
private struct PatternRun {
    typealias Numbers = Slice<UnsafeMutableBufferPointer<Int>>

    private let program: PatternProgram
    private var current: UnsafeMutableBufferPointer<Int>
    private var following: UnsafeMutableBufferPointer<Int>
    private let stack: UnsafeMutableBufferPointer<Int>
    private let visitedAt: UnsafeMutableBufferPointer<Int>
    private var currentCount = 0
    private var followingCount = 0
    private var position = 0
    private(set) var steps = 0

    init(program: PatternProgram, current: Numbers, following: Numbers, stack: Numbers, visitedAt: Numbers) {
        self.program = program
        self.current = UnsafeMutableBufferPointer(rebasing: current)
        self.following = UnsafeMutableBufferPointer(rebasing: following)
        self.stack = UnsafeMutableBufferPointer(rebasing: stack)
        self.visitedAt = UnsafeMutableBufferPointer(rebasing: visitedAt)
    }

    mutating func search(_ scalars: String.UnicodeScalarView) -> Bool {
        var left: Unicode.Scalar?
        var rest = scalars.makeIterator()
        var right = rest.next()
        if enter(0, left, right) { return true }
        swapLists()
        while let scalar = right {
            position += 1
            left = right
            right = rest.next()
            let folded = program.isIgnoringCase ? scalar.lowercased : scalar
            for index in 0..<currentCount {
                let state = current[index]
                steps += 1
                if takes(program.states[state], scalar, folded), enter(state + 1, left, right) { return true }
            }
            if program.beginsAtStart {
                if followingCount == 0 { return false }
            } else if enter(0, left, right) {
                return true
            }
            swapLists()
        }
        return false
    }

    private func takes(_ state: PatternProgram.State, _ scalar: Unicode.Scalar, _ folded: Unicode.Scalar) -> Bool {
        switch state {
        case .scalar(let wanted): wanted == folded
        case .set(let index):
            program.isIgnoringCase
                ? program.sets[index].containsIgnoringCase(scalar) : program.sets[index].contains(scalar)
        case .assertion, .split, .jump, .match: false
        }
    }

    /// Enters a state and all that follow from it without taking a scalar; true when the match is one of them.
    private mutating func enter(_ first: Int, _ left: Unicode.Scalar?, _ right: Unicode.Scalar?) -> Bool {
        var depth = 0
        push(first, &depth)
        while depth > 0 {
            depth -= 1
            let state = stack[depth]
            steps += 1
            switch program.states[state] {
            case .match: return true
            case .scalar, .set:
                following[followingCount] = state
                followingCount += 1
            case .jump(let target): push(target, &depth)
            case .split(let one, let other):
                push(other, &depth)
                push(one, &depth)
            case .assertion(let assertion):
                if assertion.holds(between: left, and: right) { push(state + 1, &depth) }
            }
        }
        return false
    }

    /// Puts a state on the stack unless it was there at this place of the text already; so the stack never overflows.
    private func push(_ state: Int, _ depth: inout Int) {
        guard visitedAt[state] != position else { return }
        visitedAt[state] = position
        stack[depth] = state
        depth += 1
    }

    private mutating func swapLists() {
        (current, following) = (following, current)
        (currentCount, followingCount) = (followingCount, 0)
    }
}
