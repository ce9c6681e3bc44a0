extension Array where Element: Hashable {
    /// The items, each where it stands first.
    package var withoutRepetition: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
