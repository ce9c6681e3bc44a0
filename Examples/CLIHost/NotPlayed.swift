/// Why nothing is played, and how to go on.
struct NotPlayed: Error, CustomStringConvertible {
    let description: String
}
