import Foundation

/// Reads a terminal on a thread of its own, until it is stopped.
final class TerminalReader: Sendable {
    let events: AsyncStream<Terminal.Event>
    /// Where the number of a signal is written to be told among the events, for as long as the reader is held.
    var wake: Int32 { pipe.writeEnd }

    private let pipe: WakePipe

    /// What ends the thread, in place of a signal's number.
    private static let stop: UInt8 = 0

    init?(input: Int32) {
        guard isatty(input) == 1, let pipe = WakePipe() else { return nil }
        self.pipe = pipe
        let (events, continuation) = AsyncStream.makeStream(of: Terminal.Event.self)
        self.events = events
        let thread = Thread {
            Self.read(input, pipe.readEnd, into: continuation)
            continuation.finish()
        }
        thread.name = "onboarding.terminal"
        thread.start()
    }

    /// Ends the reading. What is typed after that is read by whoever reads next.
    func stop() {
        var stop = Self.stop
        _ = write(wake, &stop, 1)
    }

    private static func read(_ input: Int32, _ awake: Int32, into events: AsyncStream<Terminal.Event>.Continuation) {
        var buffer = [UInt8](repeating: 0, count: 1024)
        while true {
            var sources = [
                pollfd(fd: input, events: Int16(POLLIN), revents: 0),
                pollfd(fd: awake, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&sources, 2, -1) < 0 {
                if errno == EINTR { continue }
                break
            }
            if sources[1].revents != 0 {
                let count = Foundation.read(awake, &buffer, buffer.count)
                for number in buffer.prefix(max(0, count)) {
                    if number == stop { return }
                    events.yield(Int32(number) == SIGCONT ? .continued : .resized)
                }
            }
            guard sources[0].revents != 0 else { continue }
            let count = Foundation.read(input, &buffer, buffer.count)
            if count > 0 {
                events.yield(.bytes(Array(buffer.prefix(count))))
            } else if count < 0, errno == EIO, ![-1, getpgrp()].contains(tcgetpgrp(input)) {
                // In the background the terminal is somebody else's, and stays ready to be read all the while: for a moment
                // only what wakes the thread is looked at, so that it neither spins nor misses its end.
                poll(&sources[1], 1, 50)
            } else if count == 0 || errno != EINTR {
                events.yield(.ended)
                return
            }
        }
    }
}
