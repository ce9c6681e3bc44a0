import Foundation
import OnboardingDelivery
import OnboardingFlow
import OnboardingProfile
import OnboardingTargeting
import OnboardingValues

/// Reads what a store holds into what a client keeps.
///
/// What is damaged counts as missing, so that it does not take the rest with it; it is set aside and told. Items as
/// earlier versions wrote them, a run or a profile in one piece, are taken over.
struct KeptReader {
    private let contents: StoreContents
    private let makeId: () -> String
    private let decoder = JSONDecoder()
    /// What could not be read, by key.
    private(set) var damaged: [String: String] = [:]
    /// What makes the store hold what was read.
    private(set) var mending: [StoreRecord] = []

    init(_ contents: StoreContents, makeId: @escaping () -> String) {
        self.contents = contents
        self.makeId = makeId
    }

    mutating func kept() -> Kept {
        var kept = Kept(profile: profile())
        kept.runs = runs("run")
        kept.edits = runs("edit")
        for key in contents.items.keys {
            if let flow = key.rest(after: KeptKey.offer) { kept.offers[flow] = decode(key) }
            if key.rest(after: KeptKey.draw) != nil { kept.draws[key] = decode(key) }
        }
        kept.consent = consent()
        // A damaged counter near the largest number would trap at the next event.
        let sequence = contents.items[KeptKey.eventSequence].flatMap { Int($0) } ?? contents.events.count
        kept.nextEventSequence = min(max(sequence, 0), 1 << 53)
        return kept
    }

    private mutating func decode<Item: Decodable>(_ key: String) -> Item? {
        guard let json = contents.items[key] else { return nil }
        if let item = try? decoder.decode(Item.self, from: Data(json.utf8)) { return item }
        damaged[key] = json
        return nil
    }

    private mutating func consent() -> Consent {
        guard contents.items[KeptKey.consent] != nil else { return .pending }
        if let consent: Consent = decode(KeptKey.consent) { return consent }
        // What was said and cannot be read may have been a no.
        mending += [.keep(Consent.denied, KeptKey.consent), .clearEvents]
        return .denied
    }

    // MARK: Profile

    private mutating func profile() -> Profile {
        let keys = contents.items.keys.filter { $0.hasPrefix(KeptKey.profileChange) }
        let places = keys.compactMap { Int($0.dropFirst(KeptKey.profileChange.count)) }.sorted()
        let changes = places.compactMap { decode(KeptKey.profileChange + String($0)) as ProfileChange? }
        let text = contents.items[KeptKey.profile]
        if let text, let kept = try? decoder.decode(KeptProfile.self, from: Data(text.utf8)),
            changes.count == keys.count, places == Array(0..<keys.count), !hasChanges(text)
        {
            return Profile(profileId: kept.profileId, changes: changes)
        }
        let profile = salvaged(text, changes)
        mending += keys.map { .remove(key: $0) } + profile.records(insteadOf: nil)
        return profile
    }

    /// What can still be read of a profile that is damaged, or that stands there in one piece; a new one where there is
    /// none.
    private mutating func salvaged(_ text: String?, _ changes: [ProfileChange]) -> Profile {
        let json = text.flatMap(Self.json)
        let inside = json?["changes"]?.array ?? []
        let read = inside.compactMap { try? ProfileChange(savedForm: $0) }
        let id = json?["profileId"]?.string
        if let text, id == nil || read.count < inside.count { damaged[KeptKey.profile] = text }
        return Profile(profileId: id ?? makeId(), changes: read + changes)
    }

    private func hasChanges(_ text: String) -> Bool { Self.json(text)?["changes"] != nil }

    private static func json(_ text: String) -> JSONValue? {
        try? JSONValue(reading: Data(text.utf8), limits: JSONLimits(bytes: .max, depth: 256))
    }

    // MARK: Runs

    private mutating func runs(_ kind: String) -> [String: RunState] {
        var keys: [String: [String]] = [:]
        for key in contents.items.keys {
            if let flow = KeptKey.Run.flow(ofKey: key, kind) { keys[flow, default: []].append(key) }
        }
        var runs: [String: RunState] = [:]
        for (flow, keys) in keys { runs[flow] = run(KeptKey.Run(kind: kind, flow: flow), keys) }
        return runs
    }

    private mutating func run(_ key: KeptKey.Run, _ keys: [String]) -> RunState? {
        guard let head: RunState.Head = decode(key.head), head.hasSoundCounters else { return setAside(keys) }
        let start = key.start(of: head.runId)
        if contents.items[start] == nil, let text = contents.items[key.head],
            let whole = try? decoder.decode(RunState.self, from: Data(text.utf8))
        {
            mending += key.records(keeping: whole, insteadOf: nil)
            return whole
        }
        guard let start: RunState.Start = decode(start) else { return setAside(keys) }
        let known = damaged.count
        let prefixes = Dictionary(
            uniqueKeysWithValues: KeptKey.Run.Part.allCases.map { ($0, key.prefix($0, of: head.runId)) }
        )
        func prefix(_ part: KeptKey.Run.Part) -> String { prefixes[part] ?? "" }
        let state = RunState(
            start: start,
            head: head,
            answers: parts(prefix(.answer), keys),
            drafts: parts(prefix(.draft), keys),
            visits: row(prefix(.visit), keys),
            undeliveredActions: row(prefix(.report), keys)
        )
        // Where a visit is gone, those after it have other places than on disk.
        let isInRow = state.visits.indices.allSatisfy { contents.items[prefix(.visit) + String($0)] != nil }
        if damaged.count > known || !isInRow {
            let own = keys.filter { key in prefixes.values.contains { key.rest(after: $0) != nil } }
            mending += own.map { .remove(key: $0) } + key.records(keeping: state, insteadOf: nil)
        }
        return state
    }

    /// Without its head or its start a run cannot be gone on with.
    private mutating func setAside(_ keys: [String]) -> RunState? {
        for key in keys { damaged[key] = contents.items[key] }
        return nil
    }

    private mutating func parts<Part: Decodable>(_ prefix: String, _ keys: [String]) -> [String: Part] {
        var parts: [String: Part] = [:]
        for key in keys { if let id = key.rest(after: prefix) { parts[id] = decode(key) } }
        return parts
    }

    private mutating func row<Part: Decodable>(_ prefix: String, _ keys: [String]) -> [Part] {
        let parts: [String: Part] = parts(prefix, keys)
        return parts.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map(\.value)
    }
}

extension KeptKey.Run {
    /// The flow of a run of a kind that a key belongs to.
    fileprivate static func flow(ofKey key: String, _ kind: String) -> String? {
        if let flow = key.rest(after: "\(kind)/") { return flow }
        let rest = Part.allCases.lazy.compactMap { key.rest(after: "\(kind).\($0.rawValue)/") }.first
        return rest.flatMap { rest in
            rest.utf8.firstIndex(of: 0x1F).map { String(rest[..<$0]) }
        }
    }
}

extension String {
    /// What stands after a prefix, by bytes: an id may begin with a mark that joins the character before it.
    fileprivate func rest(after prefix: String) -> String? {
        utf8.starts(with: prefix.utf8) ? String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self) : nil
    }
}
