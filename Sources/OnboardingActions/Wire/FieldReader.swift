package import OnboardingValues

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Reads the fields of a JSON object one by one, with errors that name the place.
///
/// A field that is null counts as absent.
package struct FieldReader {
    package let object: JSONObject
    package let path: JSONPath

    package init(_ value: JSONValue, at path: JSONPath = .root) throws(SavedFormError) {
        guard let object = value.object else { throw Self.mismatch(value, at: path, expected: "an object") }
        self.object = object
        self.path = path
    }

    package static func mismatch(_ value: JSONValue, at path: JSONPath, expected: String) -> SavedFormError {
        SavedFormError(path: path.description, text: "\(value.kindName) stands where \(expected) is expected")
    }

    package func has(_ key: String) -> Bool { optional(key) != nil }

    package func optional(_ key: String) -> JSONValue? {
        // Spelled out, for a bare nil would be read as a JSON null.
        guard let value = object[key], !value.isNull else { return Optional.none }
        return value
    }

    package func required(_ key: String) throws(SavedFormError) -> JSONValue {
        if let value = optional(key) { return value }
        throw SavedFormError(path: path.description, text: "the field \"\(key)\" is missing")
    }

    package func fields(_ key: String) throws(SavedFormError) -> FieldReader {
        try FieldReader(try required(key), at: path.key(key))
    }

    package func string(_ key: String) throws(SavedFormError) -> String {
        try Self.string(try required(key), at: path.key(key))
    }

    package func optionalString(_ key: String) throws(SavedFormError) -> String? {
        guard let value = optional(key) else { return nil }
        return try Self.string(value, at: path.key(key))
    }

    package func integer(_ key: String) throws(SavedFormError) -> Int {
        try Self.integer(try required(key), at: path.key(key))
    }

    package func optionalInteger(_ key: String) throws(SavedFormError) -> Int? {
        guard let value = optional(key) else { return nil }
        return try Self.integer(value, at: path.key(key))
    }

    package func optionalNumber(_ key: String) throws(SavedFormError) -> Decimal? {
        guard let value = optional(key) else { return nil }
        guard let number = value.number else {
            throw Self.mismatch(value, at: path.key(key), expected: "a number")
        }
        return number
    }

    package func optionalDouble(_ key: String) throws(SavedFormError) -> Double? {
        try optionalNumber(key).flatMap { Double($0.description) }
    }

    package func list(_ key: String) throws(SavedFormError) -> [(value: JSONValue, path: JSONPath)] {
        try Self.list(try required(key), at: path.key(key))
    }

    package static func list(
        _ value: JSONValue,
        at path: JSONPath
    ) throws(SavedFormError) -> [(value: JSONValue, path: JSONPath)] {
        guard let items = value.array else { throw mismatch(value, at: path, expected: "a list") }
        return items.enumerated().map { (value: $0.element, path: path.item($0.offset)) }
    }

    package static func string(
        _ value: JSONValue,
        at path: @autoclosure () -> JSONPath
    ) throws(SavedFormError) -> String {
        guard let text = value.string else { throw mismatch(value, at: path(), expected: "a string") }
        return text
    }

    package static func integer(
        _ value: JSONValue,
        at path: @autoclosure () -> JSONPath
    ) throws(SavedFormError) -> Int {
        guard let number = value.number else { throw mismatch(value, at: path(), expected: "a whole number") }
        if let integer = value.integer { return integer }
        throw SavedFormError(path: path().description, text: "\(number) is no whole number, or too large; write one")
    }
}

extension FieldReader {
    /// These fields, if `type` is the given one.
    package func ofType(_ type: String) throws(SavedFormError) -> FieldReader {
        let found = try string("type")
        if found == type { return self }
        let text = "\"\(found)\" stands where \"\(type)\" is expected"
        throw SavedFormError(path: path.key("type").description, text: text)
    }
}
