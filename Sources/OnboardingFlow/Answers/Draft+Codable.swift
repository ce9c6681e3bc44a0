import OnboardingValues

/// The stored form of a draft names its kind, as that of an answer does.
extension Draft: Codable {
    private enum CodingKeys: String, CodingKey { case kind, value, texts }
    private enum Kind: String, Codable { case selection, number, text, date }

    /// Reads the stored form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .selection:
            let texts = try container.decode([String: String].self, forKey: .texts)
            self = .selection(try container.decode([String].self, forKey: .value), texts: texts)
        case .number: self = .number(try container.decode(DecodedDecimal.self, forKey: .value).value)
        case .text: self = .text(try container.decode(String.self, forKey: .value))
        case .date: self = .date(try container.decode(PartialDate.self, forKey: .value))
        }
    }

    /// Writes the stored form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .selection(let ids, let texts):
            try container.encode(Kind.selection, forKey: .kind)
            try container.encode(ids, forKey: .value)
            try container.encode(texts, forKey: .texts)
        case .number(let number):
            try container.encode(Kind.number, forKey: .kind)
            try container.encode(DecodedDecimal(number), forKey: .value)
        case .text(let text):
            try container.encode(Kind.text, forKey: .kind)
            try container.encode(text, forKey: .value)
        case .date(let date):
            try container.encode(Kind.date, forKey: .kind)
            try container.encode(date, forKey: .value)
        }
    }
}
