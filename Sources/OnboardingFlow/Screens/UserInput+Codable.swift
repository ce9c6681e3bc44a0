import OnboardingValues

/// The JSON that a page posts: one object with `type`, `screen`, `visit` and the fields of the type.
extension UserInput: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, screen, visit, revision, element, option, selected, value, part, auto, action, kind
    }

    private enum EventType: String, Codable {
        case ready, shown, select, input, settled, `continue`, back, skip, close, action, haptic
    }

    /// Reads what a page posts.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func place() throws -> ValuePlace {
            if let option = try container.decodeIfPresent(String.self, forKey: .option) { return .option(option) }
            if let part = try container.decodeIfPresent(DateField.Part.self, forKey: .part) { return .part(part) }
            return .whole
        }
        func element() throws -> String { try container.decode(String.self, forKey: .element) }
        func value() throws -> JSONValue { try container.decodeIfPresent(JSONValue.self, forKey: .value) ?? .null }
        let type = try container.decode(EventType.self, forKey: .type)
        screen = try container.decodeIfPresent(String.self, forKey: .screen) ?? ""
        visit = try container.decodeIfPresent(Int.self, forKey: .visit) ?? 0
        revision = try container.decodeIfPresent(Int.self, forKey: .revision)
        event =
            switch type {
            case .ready: .ready
            case .shown: .shown
            case .select:
                .select(
                    element: try element(),
                    option: try container.decode(String.self, forKey: .option),
                    selected: try container.decode(Bool.self, forKey: .selected)
                )
            case .input: .input(element: try element(), value: try value(), place: try place())
            case .settled: .settled(element: try element(), value: try value(), place: try place())
            case .continue: .proceed(auto: try container.decodeIfPresent(Bool.self, forKey: .auto) ?? false)
            case .back: .back
            case .skip: .skip
            case .close: .close
            case .action: .action(try container.decode(String.self, forKey: .action))
            case .haptic: .haptic(try container.decode(String.self, forKey: .kind))
            }
    }

    /// Writes what a page posts.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(screen, forKey: .screen)
        try container.encode(visit, forKey: .visit)
        try container.encodeIfPresent(revision, forKey: .revision)
        switch event {
        case .ready: try container.encode(EventType.ready, forKey: .type)
        case .shown: try container.encode(EventType.shown, forKey: .type)
        case .select(let element, let option, let selected):
            try container.encode(EventType.select, forKey: .type)
            try container.encode(element, forKey: .element)
            try container.encode(option, forKey: .option)
            try container.encode(selected, forKey: .selected)
        case .input(let element, let value, let place):
            try container.encode(EventType.input, forKey: .type)
            try Self.encode(element, value, place, in: &container)
        case .settled(let element, let value, let place):
            try container.encode(EventType.settled, forKey: .type)
            try Self.encode(element, value, place, in: &container)
        case .proceed(let auto):
            try container.encode(EventType.continue, forKey: .type)
            if auto { try container.encode(true, forKey: .auto) }
        case .back: try container.encode(EventType.back, forKey: .type)
        case .skip: try container.encode(EventType.skip, forKey: .type)
        case .close: try container.encode(EventType.close, forKey: .type)
        case .action(let action):
            try container.encode(EventType.action, forKey: .type)
            try container.encode(action, forKey: .action)
        case .haptic(let kind):
            try container.encode(EventType.haptic, forKey: .type)
            try container.encode(kind, forKey: .kind)
        }
    }

    private static func encode(
        _ element: String,
        _ value: JSONValue,
        _ place: ValuePlace,
        in container: inout KeyedEncodingContainer<CodingKeys>
    ) throws {
        try container.encode(element, forKey: .element)
        try container.encode(value, forKey: .value)
        switch place {
        case .whole: break
        case .option(let option): try container.encode(option, forKey: .option)
        case .part(let part): try container.encode(part, forKey: .part)
        }
    }
}
