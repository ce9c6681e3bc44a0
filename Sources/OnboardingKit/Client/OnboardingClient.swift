import Foundation
public import OnboardingActions
public import OnboardingDelivery
import OnboardingFlow
public import OnboardingProfile
public import OnboardingValues

/// What outlives a run: the person's profile, the answers and runs of every flow, offers, and the log of events.
///
/// An app has one client. Reading is synchronous; what changes something takes effect at once and is written behind,
/// and calls marked `async` return once it is on disk.
@MainActor
public final class OnboardingClient {
    /// How the client works.
    public let configuration: OnboardingConfiguration
    /// The events of this store, oldest first, as Docs/WireFormat.md describes them.
    public private(set) var events: [JSONValue]

    /// What could not be read when the store was opened, and where it was set aside; empty when all is well.
    public private(set) var damage: [StoreError] = []

    var kept: Kept
    /// What of the profile breaks a limit, as it was found when the profile changed last.
    private(set) var profileProblems: [ProfileLimitError] = []
    /// The controllers by flow; a flow is played by one at a time.
    var openRuns: [String: OpenRun] = [:]
    /// The runs whose completion a delegate has heard of, though what is kept may not say so yet.
    var heardRuns: Set<String> = []
    let writer: StoreWriter

    /// Opens the store, or makes one.
    ///
    /// - Parameter configuration: where things are kept, and how the kit works in the host.
    /// - Throws: `StoreError` when what is kept cannot be read, as on a device that is still locked; try again later.
    ///   Nothing is overwritten then. What is damaged is set aside, counts as missing and stands in `damage`.
    public convenience init(_ configuration: OnboardingConfiguration) async throws {
        let store: any Store =
            switch configuration.storage {
            case .directory(let url): JournalStore(directory: url)
            case .memory: MemoryStore()
            }
        try await self.init(configuration, store: store)
    }

    package init(_ configuration: OnboardingConfiguration, store: any Store) async throws {
        self.configuration = configuration
        writer = StoreWriter(store: store)
        let contents = try await store.contents()
        events = contents.events.compactMap { try? JSONValue(reading: Data($0.utf8)) }
        kept = Kept(contents, makeId: configuration.makeId)
        damage = contents.damage
        for (key, json) in kept.damaged.sorted(by: { $0.key < $1.key }) {
            let place = Kept.Key.damaged + configuration.makeId() + "/" + key
            let reason = "the item is damaged and was set aside as \(place)"
            damage.append(StoreError(operation: .read, file: key, reason: reason))
            writer.write([.set(key: place, json: json)])
        }
        profileProblems = kept.profile.problems(under: configuration.profileLimits)
        if contents.items[Kept.Key.profile] == nil || kept.damaged[Kept.Key.profile] != nil { keepProfile() }
    }

    // MARK: Profile

    /// The profile as it stands, with every change made so far.
    public var profile: Profile { kept.profile }

    /// Changes the profile because of an answer; takes effect at once and is written behind.
    ///
    /// The change is taken back if the answer is no longer on the path when a run completes. It stands above what the
    /// document's mapping makes of the same action.
    public func apply(_ parameters: ProfileParameters, from action: StateUpdatedAction) {
        change(parameters, origin: ChangeOrigin(action, source: .host))
    }

    /// Changes the profile; takes effect at once and returns once it is on disk.
    ///
    /// - Parameter params: the change.
    /// - Throws: `ProfileLimitError` when the change breaks a limit, and then nothing is changed; `StoreError` when the
    ///   change could not be written, and then it stands and is written with the next one.
    public func updateProfile(params: ProfileParameters) async throws {
        var changed = kept.profile
        changed.apply(ProfileChange(parameters: params))
        if let problem = problem(with: params, changing: kept.profile, to: changed) { throw problem }
        kept.profile = changed
        keepProfile()
        try await flush()
    }

    /// What a change breaks by itself, or by adding to a profile that is full.
    private func problem(
        with change: ProfileParameters,
        changing before: Profile,
        to after: Profile
    ) -> ProfileLimitError? {
        let limits = configuration.profileLimits
        if let problem = change.problems(under: limits).first { return problem }
        if after.customAttributes.count <= before.customAttributes.count { return nil }
        return after.problems(under: limits).first { $0.limit == .attributeCount }
    }

    func change(_ parameters: ProfileParameters, origin: ChangeOrigin) {
        kept.profile.apply(ProfileChange(parameters: parameters, origin: origin))
        keepProfile()
    }

    func keepProfile() {
        profileProblems = kept.profile.problems(under: configuration.profileLimits)
        writer.write([.keep(kept.profile, Kept.Key.profile)])
    }

    /// Returns once every change made so far is on disk.
    ///
    /// - Throws: `StoreError` when something could not be written; it stands and is written with the next change.
    public func flush() async throws { try await writer.flush() }

    // MARK: Events

    /// Puts `app_open` in the log; call it when the app comes to the foreground.
    public func appDidOpen() { log(.appOpened(meta: nil)) }

    func log(_ event: AnalyticsEvent) {
        writer.write(take([event]))
    }

    /// Takes events into the log and returns the records that keep them.
    func take(_ added: [AnalyticsEvent]) -> [StoreRecord] {
        guard !added.isEmpty else { return [] }
        var records: [StoreRecord] = []
        for event in added {
            let entry = LogEntry(
                event: event,
                id: configuration.makeId(),
                time: configuration.now().instant,
                sequence: kept.nextEventSequence
            ).json
            kept.nextEventSequence += 1
            events.append(entry)
            records.append(.event(entry))
        }
        if events.count > StoreContents.mostEvents { events.removeFirst(events.count - StoreContents.mostEvents) }
        records.append(.set(key: Kept.Key.eventSequence, json: String(kept.nextEventSequence)))
        return records
    }
}
