public import OnboardingValues

/// A condition over attributes, in the MongoDB-like syntax that GrowthBook uses, compiled once.
///
/// `{"age": {"$gte": 18}, "goal": {"$in": ["lose", "tone"]}}` holds when every entry does. The logical operators
/// `$and`, `$or`, `$nor` and `$not` combine conditions; every other key names an attribute, also one that begins with
/// `$`. A dotted key reaches into objects; a key that stands there exactly as written wins. What is missing equals null.
///
/// The rules are those of GrowthBook's SDK specification 0.8.0, save that
/// - nothing converts between types, except that `$lt`, `$lte`, `$gt` and `$gte` take a text that is exactly a JSON
///   number for the number where the other side is one; patterns match texts only;
/// - every comparison, pattern and version operator is false for a missing value, `$vne` too, while `$ne`, `$nin`,
///   `$nini` and `$notInGroup` hold;
/// - an item that is 0, false or empty can match `$elemMatch`;
/// - numbers in versions have any length, and zeros in front do not count;
/// - `$before` and `$after` compare days, strictly: the operand is `"YYYY-MM-DD"` or counts from today (`"-18y"`), and
///   an attribute `"YYYY-MM"` or `"YYYY"` stands for its first day.
public struct Condition: Sendable {
    /// The condition as it was written.
    public var source: JSONValue { program.source }
    private let program: ConditionProgram

    /// Compiles a condition.
    ///
    /// Never fails: a part with an unknown operator, a bad pattern or an operand of the wrong kind does not hold, and
    /// `faults` lists it. What is no object does not hold either.
    public init(_ json: JSONValue) {
        program = ConditionCompiler.compile(json)
    }

    /// What is wrong with the condition, in the order in which it is written; empty when nothing is.
    public var faults: [ConditionFault] { program.faults }

    /// Whether the condition holds.
    ///
    /// - Parameters:
    ///   - attributes: the values that the condition's keys name.
    ///   - today: the day from which relative dates such as `"-18y"` count; without it they match nothing.
    ///   - groups: the lists that `$inGroup` and `$notInGroup` name; one that is not here is empty.
    /// - Returns: true when every entry of the condition holds.
    public func holds(
        for attributes: JSONObject,
        today: CalendarDate? = nil,
        groups: [String: [JSONValue]] = [:]
    ) -> Bool {
        program.expression.holds(for: attributes, in: Surroundings(today: today, groups: groups))
    }

    /// Whether the condition holds for attributes that are looked up one by one.
    package func holds(for attributes: some AttributeSource, today: CalendarDate) -> Bool {
        program.expression.holds(for: attributes, in: Surroundings(today: today, groups: [:]))
    }

    /// What the condition says whatever the attributes are, such as true of `{}`; nil where it depends on them, where that
    /// is not plain to see, and where the condition has a fault.
    package var constant: Bool? { program.constant }

    /// Every comparison the condition makes of an attribute, in the order in which it is written.
    package var mentions: [Mention] { program.mentions }
}

extension Condition: Hashable {
    /// Whether both were written alike; the order of keys does not matter.
    public static func == (left: Self, right: Self) -> Bool { left.source == right.source }

    /// Feeds what was written into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Condition: CustomStringConvertible {
    /// The condition as JSON on one line.
    public var description: String { source.text }
}
