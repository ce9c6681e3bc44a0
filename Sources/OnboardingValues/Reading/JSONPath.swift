/// The place of a value inside a document, as people write it: `screens[2].elements[0].type`.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package static let root = JSONPath(description: "")

    private init(description: String) { self.description = description }

    package func key(_ key: String) -> JSONPath {
        let isPlain =
            !key.isEmpty
            && key.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_-$@".unicodeScalars.contains(scalar)
            }
        if !isPlain { return JSONPath(description: description + "[" + JSONValue.string(key).text + "]") }
        return JSONPath(description: description.isEmpty ? key : description + "." + key)
    }

    package func item(_ index: Int) -> JSONPath {
        JSONPath(description: description + "[\(index)]")
    }
}
