package import OnboardingValues

/// One comparison that a condition makes of an attribute.
///
/// The operators under `$not`, and those that `$elemMatch` and `$all` apply to items, are mentions of the attribute, too;
/// what `$elemMatch` says about the members of an item, and `$size` about the count, is not.
package struct Mention: Hashable, Sendable {
    /// The attribute, as the condition writes it.
    package let key: String
    /// The place in the condition, such as `$and[0].age.$gt`.
    package let path: String
    /// The operator as written; `$eq` for a plain value.
    package let operatorName: String
    /// What the attribute is compared with.
    package let operand: JSONValue
    /// Whether an odd number of `$not` and `$nor` stands around the comparison.
    package let isNegated: Bool
    /// Whether the items of a list are compared, one by one, not the list.
    package let isOfItem: Bool

    /// Whether the comparison says no to certain values, and so holds for one that is missing.
    package var holdsForMissing: Bool {
        switch operatorName {
        case "$ne": !operand.isNull
        case "$nin", "$nini": operand.array.map { !$0.contains(.null) } ?? false
        default: false
        }
    }
}
