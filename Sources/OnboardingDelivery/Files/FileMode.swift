/// How a file is opened.
package enum FileMode: Hashable, Sendable {
    /// For reading alone; fails where there is none.
    case read
    /// For reading and writing; fails where there is none.
    case update
    /// For reading and writing; made where there is none.
    case create
    /// For reading and writing, made anew; fails where there is one.
    case createNew
}
