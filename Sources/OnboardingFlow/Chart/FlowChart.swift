/// A picture of a flow as it may be drawn in any notation: what stands on it, and the arrows between.
package struct FlowChart: Hashable, Sendable {
    /// Something that stands on the picture.
    package struct Node: Hashable, Sendable {
        /// What a node stands for; each has a shape of its own.
        package enum Kind: Hashable, Sendable {
            case start
            case screen(Screen.Kind)
            /// Where it is decided whether a screen shows.
            case gate
            /// What a target names although there is no such screen.
            case missing
            case end
        }

        /// What is particular about it.
        package enum Mark: String, Hashable, Sendable, CaseIterable {
            /// The screen shows under a condition.
            case conditional
            /// No answers lead to the screen.
            case unreachable
            /// The screen does not exist.
            case missing
        }

        /// Letters and digits; it never begins with a letter that a notation might take for the head of an arrow.
        package let id: String
        package let kind: Kind
        package var lines: [String]
        package var mark: Mark?
    }

    package struct Arrow: Hashable, Sendable {
        package let from: String
        package let to: String
        /// When it is taken, in words; nil for always.
        package let text: String?
        /// Whether it leads past a screen that does not show, or on from one that does not exist.
        package let isAround: Bool
    }

    package internal(set) var nodes: [Node] = []
    package internal(set) var arrows: [Arrow] = []
}
