extension Array {
    /// The item at an index; nil where there is none.
    package subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
