/// A screen before it is fitted into a window: what always stands there, and what scrolls between.
struct Painting {
    /// A line, the item it belongs to, and where in it the person types.
    struct Row {
        var line: Line
        var item: FocusItem?
        /// The column of the cursor; nil where nothing is typed.
        var cursor: Int?
        /// Whether it says what is wrong, so that it has to be in view.
        var isWarning = false

        init(_ line: Line = Line(), _ item: FocusItem? = nil, cursor: Int? = nil) {
            self.line = line
            self.item = item
            self.cursor = cursor
        }
    }

    var header: [Row] = []
    var body: [Row] = []
    /// What follows the body: Continue and the like.
    var dock: [Row] = []
    /// What keys do, at the bottom.
    var hints = Line()
}
