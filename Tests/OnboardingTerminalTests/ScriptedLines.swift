import OnboardingTerminal

/// Lines that a test types, one for each time somebody reads; then the end of input.
actor ScriptedLines: LineReader {
    nonisolated let isEchoed: Bool
    private var lines: [String]

    init(_ lines: [String], isEchoed: Bool = false) {
        self.lines = lines
        self.isEchoed = isEchoed
    }

    func nextLine() async -> String? { lines.isEmpty ? nil : lines.removeFirst() }
}
