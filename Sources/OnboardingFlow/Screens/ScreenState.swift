/// Everything a renderer shows of one screen, whole, every time.
///
/// A state with the same `screen` and `visit` as the one before it is drawn in place; another one is a move in
/// `direction`. Its JSON is what a web page receives.
public struct ScreenState: Hashable, Sendable, Codable {
    /// What kind of screen to draw.
    public enum Kind: String, Hashable, Sendable, Codable {
        case question, info, interlude, final
    }

    /// The writing direction of the texts.
    public enum TextDirection: String, Hashable, Sendable, Codable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }

    /// Where the person came from.
    public enum Direction: String, Hashable, Sendable, Codable {
        case forward, backward
    }

    /// A button besides Back and Skip.
    public struct Action: Hashable, Sendable, Codable {
        /// What a press reports.
        public var id: String
        /// The words on it.
        public var label: String
    }

    /// The id of the screen.
    public var screen: String
    /// Rises with each arrival at a screen; an input that names another visit is dropped.
    public var visit: Int
    /// Rises with each state.
    public var revision: Int
    /// What kind of screen to draw.
    public var kind: Kind
    /// The language of the texts, a BCP 47 tag.
    public var locale: String
    /// The writing direction of the texts.
    public var dir: TextDirection
    /// The heading.
    public var title: String?
    /// The text under the heading.
    public var subtitle: String?
    /// The picture.
    public var image: Picture?
    /// What stands on the screen, from top to bottom.
    public var elements: [ElementState]
    /// How far the person is, 0 to 1; shown as a bar, never as a number. Nil hides the bar.
    public var progress: Double?
    /// Whether Back does something.
    public var canGoBack: Bool
    /// Whether Skip is offered.
    public var canSkip: Bool
    /// Whether everything on the screen is valid.
    public var canContinue: Bool
    /// Where the person came from; nil for the first screen, and when the screen changes in place.
    public var direction: Direction?
    /// The main button.
    public var action: Action?
    /// The quiet second button.
    public var secondary: Action?
    /// Small print under the buttons.
    public var note: String?
    /// How long an interlude lasts, in seconds.
    public var seconds: Double?
    /// Whether the screen waits for the host and takes no input but Back.
    public var busy: Bool
    /// The kit's own words in the language of the screen.
    public var strings: ScreenStrings
    /// The look.
    public var theme: Theme
}

/// The kit's own words that a renderer shows or speaks.
public struct ScreenStrings: Hashable, Sendable, Codable {
    /// The label of Back.
    public var back: String
    /// The label of Skip.
    public var skip: String
    /// The label of Continue, where the screen gives no other.
    public var `continue`: String
    /// The label of a button that tries again.
    public var retry: String
    /// The name of the progress bar.
    public var progress: String
    /// What is said while something loads.
    public var loading: String
    /// What is said when Continue becomes possible.
    public var continueReady: String
    /// What is said of a choice that goes on by itself.
    public var advances: String
    /// The caption of a day.
    public var day: String
    /// The caption of a month.
    public var month: String
    /// The caption of a year.
    public var year: String
    /// What is said to a person who types lines.
    public var typing: TypingStrings
}
