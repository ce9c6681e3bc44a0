import OnboardingValues

/// The ids that stand in a document and are missing from what was read of it.
enum UnreadIds {
    static func of(_ entries: JSONNode?, comparedTo screens: [Screen]) -> Set<String> {
        var ids: Set<String> = []
        for entry in entries.items {
            if entry["type"] != nil { collect(entry, into: &ids) }
            for element in entry["elements"].items { collect(element, into: &ids) }
        }
        for element in screens.flatMap(\.elements) {
            ids.remove(element.id)
            for option in element.choice?.options ?? [] { ids.remove(option.id) }
        }
        return ids
    }

    private static func collect(_ element: JSONNode, into ids: inout Set<String>) {
        ids.formUnion(([element] + element["options"].items).compactMap { $0["id"]?.value.string })
    }
}

extension JSONNode? {
    /// The items of an array; none of anything else.
    fileprivate var items: [JSONNode] {
        if case .array(let items) = self?.content { items } else { [] }
    }
}
