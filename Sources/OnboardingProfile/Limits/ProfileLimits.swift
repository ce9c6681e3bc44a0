import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Bounds on custom attributes, as the backend that receives them sets them.
///
/// Lengths count Unicode scalars: a family emoji of seven scalars counts as seven.
public struct ProfileLimits: Hashable, Sendable, Codable {
    /// The most Unicode scalars a key may have; a key has at least one.
    public var keyLength: Int
    /// The most Unicode scalars a text may have, each text of a list too.
    public var valueLength: Int
    /// The most custom attributes a profile may have.
    public var attributeCount: Int
    /// Whether an attribute may be a list of texts.
    public var allowsLists: Bool

    /// Makes bounds.
    public init(keyLength: Int, valueLength: Int, attributeCount: Int, allowsLists: Bool) {
        self.keyLength = keyLength
        self.valueLength = valueLength
        self.attributeCount = attributeCount
        self.allowsLists = allowsLists
    }

    /// What commonly used backends accept: keys up to 30, texts up to 50, 30 attributes, no lists.
    public static let standard = ProfileLimits(
        keyLength: 30,
        valueLength: 50,
        attributeCount: 30,
        allowsLists: false
    )

    /// For a backend of one's own: keys up to 64, texts up to 1024, 256 attributes, lists.
    public static let wide = ProfileLimits(
        keyLength: 64,
        valueLength: 1024,
        attributeCount: 256,
        allowsLists: true
    )
}

extension ProfileLimits {
    /// What is wrong with the key of an attribute; nil when it fits.
    package func problem(withKey key: String) -> ProfileLimitError? {
        let count = key.unicodeScalars.count
        guard (1...max(keyLength, 1)).contains(count) else {
            let text = "a key has 1 to \(keyLength) characters, this one has \(count); choose another"
            return ProfileLimitError(key: key, limit: .keyLength, most: keyLength, found: count, text: text)
        }
        let isPlain = key.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "A"..."Z", "a"..."z", "0"..."9", ".", "_", "-": true
            default: false
            }
        }
        if isPlain { return nil }
        let text = "a key is made of A-Z, a-z, 0-9, \".\", \"_\" and \"-\"; choose another"
        return ProfileLimitError(key: key, limit: .keyCharacters, text: text)
    }

    /// What is wrong with the value of an attribute; nil when it fits.
    package func problem(with value: AttributeValue, forKey key: String) -> ProfileLimitError? {
        switch value {
        case .number(let number):
            if !number.isNaN, JSONValue.number(number).isReadable { return nil }
            let text = "a number of at most 38 digits is needed"
            return ProfileLimitError(key: key, limit: .number, text: text)
        case .string(let text): return problem(withText: text, forKey: key)
        case .strings(let texts):
            if allowsLists { return texts.lazy.compactMap { problem(withText: $0, forKey: key) }.first }
            let text = "a list is not accepted; join its items to one text, or use limits that allow lists"
            return ProfileLimitError(key: key, limit: .list, text: text)
        }
    }

    private func problem(withText text: String, forKey key: String) -> ProfileLimitError? {
        let count = text.unicodeScalars.count
        if count <= valueLength { return nil }
        let message = "a text has at most \(valueLength) characters, this one has \(count); shorten it"
        return ProfileLimitError(key: key, limit: .valueLength, most: valueLength, found: count, text: message)
    }

    func problem(withCount count: Int, addingKey key: String) -> ProfileLimitError? {
        if count <= attributeCount { return nil }
        let text = "there are at most \(attributeCount) attributes, this makes \(count); remove one first"
        return ProfileLimitError(key: key, limit: .attributeCount, most: attributeCount, found: count, text: text)
    }
}

extension JSONValue {
    fileprivate var isReadable: Bool { (try? JSONValue(reading: text)) != nil }
}
