package import OnboardingValues

extension PartialDate {
    /// Reads `{"day"?, "month"?, "year"?}`.
    ///
    /// Each part must lie in its own range. A day that no calendar has, such as 31 February, is what the person left on
    /// the wheels and arrives as it is; it has no `calendarDate`.
    package init(wire value: JSONValue, at path: JSONPath = .root) throws(SavedFormError) {
        let fields = try FieldReader(value, at: path)
        func part(_ key: String, in range: ClosedRange<Int>) throws(SavedFormError) -> Int? {
            guard let number = try fields.optionalInteger(key) else { return nil }
            if range.contains(number) { return number }
            let text = "\(number) is no \(key); write \(range.lowerBound) to \(range.upperBound)"
            throw SavedFormError(path: path.key(key).description, text: text)
        }
        self.init(
            day: try part("day", in: 1...31),
            month: try part("month", in: 1...12),
            year: try part("year", in: 1...9999)
        )
    }

    /// The parts that are known.
    package var wireForm: JSONValue {
        var object = JSONObject()
        object["day"] = day.map { JSONValue($0) }
        object["month"] = month.map { JSONValue($0) }
        object["year"] = year.map { JSONValue($0) }
        return .object(object)
    }
}
