import Foundation
import Testing

@testable import OnboardingTerminal

@Suite("A terminal that is held for a while", .serialized)
@MainActor
struct TerminalTests {
    @Test("Says what is typed, and that nobody types any more")
    func typing() async throws {
        let pseudo = try PseudoTerminal()
        let reader = try #require(TerminalReader(input: pseudo.program.fileDescriptor))
        var events = reader.events.makeAsyncIterator()
        try pseudo.person.write(contentsOf: Data("a\n".utf8))
        #expect(await events.next() == .bytes(Array("a\n".utf8)))
        try pseudo.person.close()
        #expect(await events.next() == .ended)
        #expect(await events.next() == nil)
    }

    @Test("A signal can still be told once the input has ended, until the terminal is given back")
    func wakeAfterEnd() async throws {
        let pseudo = try PseudoTerminal()
        let reader = try #require(TerminalReader(input: pseudo.program.fileDescriptor))
        try pseudo.person.close()
        for await _ in reader.events {}
        var isOpen = true
        for _ in 0..<1000 {
            isOpen = isOpen && fcntl(reader.wake, F_GETFD) != -1
            await Task.yield()
        }
        #expect(isOpen)
    }

    @Test("Gives the mode back that it found")
    func mode() throws {
        let pseudo = try PseudoTerminal()
        let end = pseudo.program.fileDescriptor
        func isCooked() -> Bool {
            var mode = termios()
            return tcgetattr(end, &mode) == 0
                && mode.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ICANON | ECHO | ISIG)
        }
        let terminal = Terminal(input: end, output: end)
        #expect(isCooked())
        #expect(terminal.open() != nil && !isCooked())
        #expect(terminal.open() == nil)
        terminal.close()
        #expect(isCooked())
    }

    @Test("Is as large as its window")
    func size() throws {
        let pseudo = try PseudoTerminal(columns: 33, rows: 7)
        let end = pseudo.program.fileDescriptor
        #expect(Terminal(input: end, output: end).size == TerminalSize(columns: 33, rows: 7))
    }

    @Test("Is none where there is no terminal")
    func noTerminal() throws {
        let nowhere = try #require(FileHandle(forUpdatingAtPath: "/dev/null"))
        let terminal = Terminal(input: nowhere.fileDescriptor, output: nowhere.fileDescriptor)
        #expect(terminal.open() == nil)
        #expect(terminal.size == TerminalSize(columns: 80, rows: 24))
    }

    @Test("Signal handlers of others come back with all they asked for")
    func actions() {
        var (own, before, held, after) = (sigaction(), sigaction(), sigaction(), sigaction())
        own.sa_flags = SA_SIGINFO | SA_ONSTACK
        sigaction(SIGQUIT, &own, &before)
        defer { sigaction(SIGQUIT, &before, nil) }
        TerminalRescue.arm(input: -1, output: -1, mode: termios(), wake: -1)
        sigaction(SIGQUIT, nil, &held)
        TerminalRescue.disarm()
        sigaction(SIGQUIT, nil, &after)
        // A stack that overflowed leaves no room for a handler but its own.
        #expect(held.sa_flags & SA_ONSTACK != 0)
        #expect(after.sa_flags & (SA_SIGINFO | SA_ONSTACK) == SA_SIGINFO | SA_ONSTACK)
    }
}
