/// What a comparison asks of an order.
enum Relation: Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual

    func holds(_ order: Order) -> Bool {
        switch self {
        case .equal: order == .same
        case .notEqual: order != .same
        case .less: order == .ascending
        case .lessOrEqual: order != .descending
        case .greater: order == .descending
        case .greaterOrEqual: order != .ascending
        }
    }
}
