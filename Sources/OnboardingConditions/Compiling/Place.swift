import OnboardingValues

/// Where the compiler is: the place in the condition, the attribute it is about, and what stands around it.
struct Place {
    var path: JSONPath
    /// The attribute, once inside its entry.
    var key: String?
    var isNegated = false
    /// Whether comparisons here are comparisons of the attribute itself, and so mentions.
    var isNoted = true
    /// Whether what is compared here is an item of the attribute, a list.
    var isOfItem = false

    func key(_ key: String) -> Place { with { $0.path = path.key(key) } }
    func item(_ index: Int) -> Place { with { $0.path = path.item(index) } }
    func attribute(_ key: String) -> Place { with { $0.key = $0.key ?? key } }
    var negated: Place { with { $0.isNegated.toggle() } }
    var ofItem: Place { with { $0.isOfItem = true } }
    var unnoted: Place { with { $0.isNoted = false } }

    private func with(_ change: (inout Place) -> Void) -> Place {
        var place = self
        change(&place)
        return place
    }
}
