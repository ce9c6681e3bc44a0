/// The members of a JSON object in the order in which they were written.
///
/// Small objects are searched one by one, larger ones through an index, so that a lookup stays fast either way.
public struct JSONObject: Sendable {
    private var members: [Member] = []
    private var index: [String: Int]?

    private struct Member: Sendable {
        var key: String
        var value: JSONValue
    }

    private static let largestWithoutIndex = 12

    /// Makes an object without members.
    public init() {}

    /// Makes an object of the pairs; of two equal keys the last one stands, in the place of the first.
    public init(_ pairs: some Sequence<(String, JSONValue)>) {
        for (key, value) in pairs { self[key] = value }
    }

    /// The keys, in order.
    public var keys: [String] { members.map(\.key) }

    /// The value of a key. Setting nil removes the member; a new key goes to the end.
    public subscript(_ key: String) -> JSONValue? {
        get { position(of: key).map { members[$0].value } }
        set {
            switch (position(of: key), newValue) {
            case (let position?, let value?): members[position].value = value
            case (let position?, nil):
                members.remove(at: position)
                index = nil
                buildIndexIfLarge()
            case (nil, let value?):
                members.append(Member(key: key, value: value))
                if index == nil { buildIndexIfLarge() } else { index?[key] = members.count - 1 }
            case (nil, nil): break
            }
        }
    }

    private func position(of key: String) -> Int? {
        if let index { return index[key] }
        return members.firstIndex { $0.key == key }
    }

    private mutating func buildIndexIfLarge() {
        guard members.count > Self.largestWithoutIndex else { return }
        var positions: [String: Int] = [:]
        for (position, member) in members.enumerated() { positions[member.key] = position }
        index = positions
    }
}

extension JSONObject: RandomAccessCollection {
    /// The place before the first member.
    public var startIndex: Int { 0 }
    /// The place after the last member.
    public var endIndex: Int { members.count }
    /// The member at a place.
    public subscript(position: Int) -> (key: String, value: JSONValue) {
        (members[position].key, members[position].value)
    }
}

extension JSONObject: Hashable {
    /// Whether both have the same keys with equal values, in any order.
    public static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
    }

    /// Feeds the members into the hasher independently of their order.
    public func hash(into hasher: inout Hasher) {
        var combined = 0
        for (key, value) in self {
            var member = Hasher()
            member.combine(key)
            member.combine(value)
            combined ^= member.finalize()
        }
        hasher.combine(combined)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Makes an object; of two equal keys the last one stands.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements.map { ($0.0, $0.1) })
    }
}
