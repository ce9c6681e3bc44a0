/// Which answers become which fields of the profile.
public struct ProfileMapping: Hashable, Sendable {
    /// Where the answer of an element goes.
    public struct Entry: Hashable, Sendable {
        /// The field; any but `analyticsDisabled`, which no answer can say.
        public var field: ProfileField
        /// Whether several texts are joined by commas to one, for limits that allow no lists.
        public var isJoined: Bool

        /// Makes an entry of a field.
        public init(to field: ProfileField, joined isJoined: Bool = false) {
            self.field = field
            self.isJoined = isJoined
        }

        /// Makes an entry of a field as documents name it, such as `firstName` or `custom.experience`.
        ///
        /// Nil when there is no such field, or no answer may go there.
        public init?(to text: String, joined isJoined: Bool = false) {
            guard let field = ProfileField(text), field != .analyticsDisabled else { return nil }
            self.init(to: field, joined: isJoined)
        }
    }

    /// The entries by element id.
    public var entries: [String: Entry]

    /// Makes a mapping of its entries by element id.
    public init(_ entries: [String: Entry] = [:]) { self.entries = entries }
}

extension ProfileMapping: ExpressibleByDictionaryLiteral {
    /// Makes a mapping; of two entries for one element the last one stands.
    public init(dictionaryLiteral elements: (String, Entry)...) {
        self.init(Dictionary(elements) { $1 })
    }
}
