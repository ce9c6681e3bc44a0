import Foundation

/// A terminal within this process: what is written to one end is typed at the other.
final class PseudoTerminal {
    /// The end that a person would hold.
    let person: FileHandle
    /// The end that a program reads and writes.
    let program: FileHandle

    init(columns: Int = 80, rows: Int = 24) throws {
        var (person, program): (Int32, Int32) = (-1, -1)
        guard openpty(&person, &program, nil, nil, nil) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        for end in [person, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var size = winsize()
        (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
        _ = ioctl(person, UInt(TIOCSWINSZ), &size)
        self.person = FileHandle(fileDescriptor: person, closeOnDealloc: true)
        self.program = FileHandle(fileDescriptor: program, closeOnDealloc: true)
    }
}
