import OnboardingValues

/// One question about a value, its operand made ready.
indirect enum ValueTest: Sendable {
    case never
    case equal(Operand)
    /// Not all of the tests hold.
    case none([ValueTest])
    /// A number against a number; two texts scalar by scalar; a text that is exactly a number against a number.
    case compare(Relation, number: ReadyNumber?, text: String?)
    case isIn(ValueSet)
    case isInIgnoringCase(ValueSet)
    case isInGroup(String)
    /// For each list of tests an item passes them.
    case all([[ValueTest]])
    case anyItem([ValueTest])
    case anyItemHolds(Expression)
    case size([ValueTest])
    case exists(Bool)
    case type(ValueType)
    case matches(Pattern)
    case version(Relation, Version)
    case before(RelativeDate)
    case after(RelativeDate)
}
