/// Bounds on what the reader accepts.
public struct JSONLimits: Hashable, Sendable {
    /// The most bytes a text may have.
    public var bytes: Int
    /// The deepest that arrays and objects may be nested.
    public var depth: Int

    /// Makes bounds; the defaults are those of a document: 2 MB (2,097,152 bytes) and 64 levels.
    public init(bytes: Int = 2 << 20, depth: Int = 64) {
        self.bytes = bytes
        self.depth = depth
    }
}

/// JSON text could not be read; holds every issue that was found, at least one.
public struct JSONReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in the order of the text.
    public let issues: [DocumentIssue]

    /// The issues, one a line.
    public var description: String { issues.map(\.description).joined(separator: "\n") }
}

extension JSONValue {
    /// Reads JSON text (RFC 8259) in UTF-8.
    ///
    /// - Throws: `JSONReadingError` when the bytes are no JSON, not UTF-8, beyond the limits, hold a number of more than
    ///   38 significant digits, or an object in which a key stands twice.
    public init(reading text: some Sequence<UInt8>, limits: JSONLimits = JSONLimits()) throws(JSONReadingError) {
        let (node, issues) = JSONNode.read(Array(text), limits: limits)
        guard let node, issues.isEmpty else { throw JSONReadingError(issues: issues) }
        self = node.value
    }

    /// Reads JSON text.
    ///
    /// - Throws: `JSONReadingError`, as `init(reading:limits:)` for bytes.
    public init(reading text: String, limits: JSONLimits = JSONLimits()) throws(JSONReadingError) {
        try self.init(reading: text.utf8, limits: limits)
    }
}

extension JSONNode {
    /// Reads a document; the node is nil when the text could not be read to its end.
    package static func read(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) -> (JSONNode?, [DocumentIssue]) {
        if bytes.count > limits.bytes {
            let text = "the document has \(bytes.count) bytes; at most \(limits.bytes) are read, make it smaller"
            return (nil, [DocumentIssue(.error, "too-large", line: 1, path: "", text: text)])
        }
        return bytes.withUnsafeBufferPointer { buffer in
            var parser = JSONParser(bytes: buffer, limits: limits)
            let node = try? parser.document()
            return (node, parser.issues)
        }
    }
}
