/// An answer cannot go where the mapping sends it.
public struct ProfileMappingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The id of the element.
    public var elementId: String
    /// The field it is mapped to.
    public var field: ProfileField
    /// What is wrong and what would be right, in a sentence.
    public var text: String

    /// Makes an error of its parts.
    public init(elementId: String, field: ProfileField, text: String) {
        self.elementId = elementId
        self.field = field
        self.text = text
    }

    /// The element, the field and the sentence.
    public var description: String { "element \"\(elementId)\", mapped to \(field): \(text)" }
}
