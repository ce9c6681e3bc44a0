/// What moves on a screen, as it stands at the moment.
struct ScreenMotion: Hashable, Sendable {
    /// How far the bar is, 0 to 1.
    var progress: Double
    /// How much of an interlude is over, 0 to 1.
    var interlude = 0.0
    /// The sign of waiting.
    var spinner = "⋯"
}
