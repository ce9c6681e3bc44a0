/// A fault at run time, with its place and the mend; nothing that was accepted is lost by it.
public struct OnboardingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of fault, stable, so that code may look for it.
    public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name, in lower case with hyphens.
        public let rawValue: String
        /// Makes a code of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a code of its name.
        public init(stringLiteral value: String) { rawValue = value }

        /// A way leads to a screen that does not exist; the run went on to the following screen.
        public static let unknownTarget: Code = "unknown-target"
        /// An edit was asked for where there is nothing to edit, or at a screen that is not on the path.
        public static let nothingToEdit: Code = "nothing-to-edit"
        /// An edit was asked for before the app has heard of the run that it would change.
        public static let reportsOwed: Code = "reports-owed"
        /// The store could not be read or written.
        public static let storeFailed: Code = "store-failed"
        /// What a mapping or the host's code sets breaks a limit of the profile.
        public static let profileLimit: Code = "profile-limit"
        /// The screen could not be shown, or a page reported an error.
        public static let rendererFailed: Code = "renderer-failed"
    }

    /// The kind of fault.
    public let code: Code
    /// What is wrong and what would be right.
    public let text: String
    /// The screen or element concerned.
    public let place: String?

    /// Makes an error.
    public init(_ code: Code, _ text: String, place: String? = nil) {
        self.code = code
        self.text = text
        self.place = place
    }

    /// The place and what is wrong.
    public var description: String { (place.map { "\"\($0)\": " } ?? "") + text + " (\(code.rawValue))" }
}
