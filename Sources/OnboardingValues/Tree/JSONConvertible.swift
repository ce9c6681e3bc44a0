/// A value that has its JSON by itself, without an encoder.
package protocol JSONConvertible {
    /// The value as JSON.
    var json: JSONValue { get }
}
