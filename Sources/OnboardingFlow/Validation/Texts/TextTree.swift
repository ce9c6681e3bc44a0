/// The shape that a language's translations can have: which keys and items lead to a text of the document.
struct TextTree {
    private(set) var members: [String: TextTree] = [:]
    private(set) var items: [TextTree] = []
    private(set) var isText = false

    init(_ texts: some Sequence<[FlowText.Step]>) {
        for steps in texts { insert(steps[...]) }
    }

    private init() {}

    private mutating func insert(_ steps: ArraySlice<FlowText.Step>) {
        switch steps.first {
        case nil: isText = true
        case .key(let key): members[key, default: TextTree()].insert(steps.dropFirst())
        case .item(let index):
            while items.count <= index { items.append(TextTree()) }
            items[index].insert(steps.dropFirst())
        }
    }
}
