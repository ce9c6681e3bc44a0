/// How one value lies to another.
enum Order: Sendable {
    case ascending
    case same
    case descending

    init<Value: Comparable>(_ left: Value, _ right: Value) {
        self = left < right ? .ascending : left == right ? .same : .descending
    }
}

extension String {
    /// How this text lies to another one, by Unicode scalars: UTF-8 keeps their order.
    func scalarOrder(to right: String) -> Order {
        utf8.elementsEqual(right.utf8) ? .same : utf8.lexicographicallyPrecedes(right.utf8) ? .ascending : .descending
    }
}
