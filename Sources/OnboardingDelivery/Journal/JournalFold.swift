/// What the records of a journal come to.
///
/// It follows from the records alone, so that every process that reads them has the same; the bounds are kept while reading
/// as they were while writing.
struct JournalFold {
    private(set) var items: [String: String] = [:]
    private(set) var beginning = JournalBeginning()
    private let bounds: StoreBounds
    /// The events from `first` on; those before it gave way, and go when there are many of them.
    private var log: [LoggedEvent] = []
    private var first = 0
    private var eventBytes = 0
    private var itemBytes = 0

    init(bounds: StoreBounds) { self.bounds = bounds }

    var events: ArraySlice<LoggedEvent> { log[first...] }

    var contents: StoreContents {
        var contents = StoreContents()
        contents.items = items
        contents.events = events.map(\.json)
        contents.dropped = beginning.dropped
        return contents
    }

    /// About how many bytes a journal has that holds this and nothing else.
    var liveBytes: Int {
        let each = RecordHeader.length + 4
        return 2 * each + 32 + itemBytes + items.count * each + eventBytes + events.count * each
    }

    mutating func begin(_ beginning: JournalBeginning) { self.beginning = beginning }

    mutating func begin(_ change: (inout JournalBeginning) -> Void) { change(&beginning) }

    mutating func apply(_ change: JournalChange) {
        switch change {
        case .set(let key, let json):
            let old = items.updateValue(json, forKey: key)
            itemBytes += json.utf8.count - (old?.utf8.count ?? -key.utf8.count)
        case .remove(let key):
            if let old = items.removeValue(forKey: key) { itemBytes -= key.utf8.count + old.utf8.count }
        case .event(let json):
            add(LoggedEvent(json: json, day: beginning.day))
        case .clearEvents: clearEvents()
        case .day(let day):
            guard day != beginning.calendarDay else { return }
            beginning.calendarDay = day
            beginning.day += 1
            expire()
        }
    }

    mutating func add(_ event: LoggedEvent) {
        // Where the count of days is lost, that of the events goes on.
        beginning.day = max(beginning.day, event.day)
        let bytes = event.json.utf8.count
        // One that has no room even alone must not take the others with it.
        if bytes > bounds.bytes { return beginning.dropped.size += 1 }
        log.append(event)
        eventBytes += bytes
        while events.count > bounds.events { giveWay(\.count) }
        while eventBytes > bounds.bytes, !events.isEmpty { giveWay(\.size) }
        expire()
    }

    private mutating func clearEvents() {
        (log, first, eventBytes) = ([], 0, 0)
    }

    private mutating func expire() {
        while let oldest = events.first, beginning.day - oldest.day >= bounds.days { giveWay(\.age) }
    }

    private mutating func giveWay(_ reason: WritableKeyPath<DroppedEvents, Int>) {
        eventBytes -= log[first].json.utf8.count
        beginning.dropped[keyPath: reason] += 1
        first += 1
        // Now and then, so that each event is moved once at most.
        if first > 64, first * 2 > log.count {
            log.removeFirst(first)
            first = 0
        }
    }
}
