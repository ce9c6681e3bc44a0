/// The place of a value inside a document, as people write it: `screens[2].elements[0].type`.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package static let root = JSONPath(description: "")

    private init(description: String) { self.description = description }

    package func key(_ key: String) -> JSONPath {
        let isPlain =
            !key.isEmpty
            && key.unicodeScalars.allSatisfy { scalar in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "$", "@": true
                // Unicode's tables are asked only where they have to be.
                default: !scalar.isASCII && scalar.properties.isAlphabetic
                }
            }
        if !isPlain { return JSONPath(description: description + "[" + JSONValue.string(key).text + "]") }
        return JSONPath(description: description.isEmpty ? key : description + "." + key)
    }

    package func item(_ index: Int) -> JSONPath {
        JSONPath(description: description + "[\(index)]")
    }
}
