public import OnboardingValues

/// A value with one JSON form, the one in which it is kept and sent.
///
/// `Codable` goes through that form, so a coder of any kind and the kit's own reader see the same JSON.
public protocol SavedFormConvertible: Codable {
    /// Reads the saved form.
    ///
    /// - Throws: `SavedFormError` that names the place and what would be right.
    init(savedForm: JSONValue) throws(SavedFormError)

    /// The JSON in which this is kept.
    var savedForm: JSONValue { get }
}

extension SavedFormConvertible {
    /// Reads the saved form from a decoder.
    ///
    /// Throws `DecodingError.dataCorrupted` with the place in its description when the JSON has another form.
    public init(from decoder: any Decoder) throws {
        let value = try JSONValue(from: decoder)
        do {
            try self.init(savedForm: value)
        } catch {
            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.description)
            throw DecodingError.dataCorrupted(context)
        }
    }

    /// Writes the saved form to an encoder.
    public func encode(to encoder: any Encoder) throws {
        try savedForm.encode(to: encoder)
    }
}
