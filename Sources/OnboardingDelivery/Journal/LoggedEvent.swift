/// An event of the log, and on which of the days in use it came.
struct LoggedEvent: Hashable {
    let json: String
    let day: Int
}
