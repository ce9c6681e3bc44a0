import Foundation

/// How large a terminal's window is.
struct TerminalSize: Hashable, Sendable {
    let columns: Int
    let rows: Int

    /// What a terminal says of itself; nil where it says nothing, or where there is none.
    init?(of descriptor: Int32) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}
