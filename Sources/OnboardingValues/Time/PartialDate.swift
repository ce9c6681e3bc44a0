/// The parts of a date that are known: any of day, month and year.
public struct PartialDate: Hashable, Sendable {
    /// 1 to 31.
    public var day: Int?
    /// 1 to 12.
    public var month: Int?
    /// 1 to 9999.
    public var year: Int?

    /// Makes a date of the parts that are known; what is handed in is kept as it is.
    public init(day: Int? = nil, month: Int? = nil, year: Int? = nil) {
        self.day = day
        self.month = month
        self.year = year
    }

    /// Makes a date of all the parts of a day.
    public init(_ date: CalendarDate) {
        self.init(day: date.day, month: date.month, year: date.year)
    }

    /// Reads `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; nil when the text is anything else or there is no such day.
    public init?(_ text: String) {
        let pieces = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard (1...3).contains(pieces.count), pieces[0].count == 4, pieces.dropFirst().allSatisfy({ $0.count == 2 })
        else { return nil }
        var numbers: [Int] = []
        for piece in pieces {
            guard piece.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let number = Int(Substring(piece))
            else { return nil }
            numbers.append(number)
        }
        self.init(
            day: numbers.count > 2 ? numbers[2] : nil,
            month: numbers.count > 1 ? numbers[1] : nil,
            year: numbers[0]
        )
        guard isPossible else { return nil }
    }

    /// Whether no part is known.
    public var isEmpty: Bool { day == nil && month == nil && year == nil }

    /// The whole day, when all three parts are known and there is such a day.
    public var calendarDate: CalendarDate? {
        guard let year, let month, let day else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// Whether a day with these parts exists: 29 February is possible until a year denies it.
    public var isPossible: Bool {
        CalendarDate(year: year ?? 2000, month: month ?? 1, day: day ?? 1) != nil
    }

    /// The date as `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; nil without a year, or with a day but no month.
    public var text: String? {
        guard let year else { return nil }
        if day != nil, month == nil { return nil }
        var text = year.padded(to: 4)
        if let month { text += "-" + month.padded(to: 2) }
        if let day { text += "-" + day.padded(to: 2) }
        return text
    }
}

extension PartialDate: Codable {}
