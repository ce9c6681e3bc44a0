import OnboardingValues

extension CalendarDate {
    /// Reads `YYYY-MM-DD`, or `YYYY-MM` or `YYYY` as its first day, without allocating; nil for anything else.
    init?(firstDayOf text: String) {
        var numbers = (year: 0, month: 0, day: 0)
        var count = 0
        for byte in text.utf8 {
            if count == 4 || count == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                guard count < 10, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                let digit = Int(byte - UInt8(ascii: "0"))
                switch count {
                case ..<4: numbers.year = numbers.year * 10 + digit
                case ..<7: numbers.month = numbers.month * 10 + digit
                default: numbers.day = numbers.day * 10 + digit
                }
            }
            count += 1
        }
        switch count {
        case 4: self.init(year: numbers.year, month: 1, day: 1)
        case 7: self.init(year: numbers.year, month: numbers.month, day: 1)
        case 10: self.init(year: numbers.year, month: numbers.month, day: numbers.day)
        default: return nil
        }
    }
}
