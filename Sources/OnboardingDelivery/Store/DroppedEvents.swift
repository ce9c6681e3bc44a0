/// How many events of the log gave way to its bounds, by reason.
///
/// The oldest give way first. Nothing else that is kept ever gives way.
public struct DroppedEvents: Hashable, Sendable {
    /// Events that gave way because there were more than 10,000.
    public var count: Int
    /// Events that gave way because all together had more than 5,000,000 bytes.
    public var size: Int
    /// Events that gave way because the app was used on 30 days since, counting that on which they came.
    public var age: Int

    /// Makes a count; nothing gave way where nothing is said.
    public init(count: Int = 0, size: Int = 0, age: Int = 0) {
        self.count = count
        self.size = size
        self.age = age
    }

    /// How many events gave way in all.
    public var total: Int { count + size + age }
}
