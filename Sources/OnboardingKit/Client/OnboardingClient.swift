import Foundation
public import OnboardingActions
public import OnboardingDelivery
import OnboardingFlow
public import OnboardingProfile
public import OnboardingTargeting
public import OnboardingValues

/// What outlives a run: the person's profile, the answers and runs of every flow, offers, and the log of events.
///
/// An app has one client. Reading is synchronous; what changes something takes effect at once and is written behind,
/// and calls marked `async` return once it is on disk.
@MainActor
public final class OnboardingClient {
    /// How the client works.
    public let configuration: OnboardingConfiguration
    /// What could not be read when the store was opened, or since, as far as `events()` came upon it, and where it was set
    /// aside; empty when all is well.
    public private(set) var damage: [StoreError] = []

    /// What placements show to whom; the configuration's at first. A newer document can take its place at any time.
    public var targeting: Targeting?

    var kept: Kept
    /// What of the profile breaks a limit, as it was found when the profile changed last.
    private(set) var profileProblems: [ProfileLimitError] = []
    /// The profile that the store holds once everything is written.
    private var writtenProfile: Profile
    /// The controllers by flow; a flow is played by one at a time.
    var openRuns: [String: OpenRun] = [:]
    /// The runs whose completion a delegate has heard of, though what is kept may not say so yet.
    var heardRuns: Set<String> = []
    let writer: StoreWriter
    private let store: any Store

    /// Opens the store, or makes one.
    ///
    /// - Parameter configuration: where things are kept, and how the kit works in the host.
    /// - Throws: `StoreError` when what is kept cannot be read, as on a device that is still locked; try again later.
    ///   Nothing is overwritten then. What is damaged is set aside, counts as missing and stands in `damage`.
    public convenience init(_ configuration: OnboardingConfiguration) async throws {
        let files = SystemFiles(
            syncsDiskCache: configuration.syncsDiskCache,
            isExcludedFromBackup: configuration.isExcludedFromBackup
        )
        let store: any Store =
            switch configuration.storage {
            case .directory(let url): JournalStore(directory: url, files: files)
            case .memory: MemoryStore()
            }
        try await self.init(configuration, store: store)
    }

    package init(_ configuration: OnboardingConfiguration, store: any Store) async throws {
        self.configuration = configuration
        targeting = configuration.targeting
        self.store = store
        writer = StoreWriter(store: store)
        let contents = try await store.contents()
        var reader = KeptReader(contents, makeId: configuration.makeId)
        kept = reader.kept()
        writtenProfile = kept.profile
        damage = contents.damage
        profileProblems = kept.profile.problems(under: configuration.profileLimits)
        var setAside: [StoreRecord] = []
        for (key, json) in reader.damaged.sorted(by: { $0.key < $1.key }) {
            let place = KeptKey.damaged + configuration.makeId() + "/" + key
            let reason = "the item is damaged and was set aside as \(place)"
            damage.append(StoreError(operation: .read, file: key, reason: reason))
            setAside += [.set(key: place, json: json), .remove(key: key)]
        }
        if setAside.isEmpty, reader.mending.isEmpty { return }
        // A new person's id is on disk before anybody can hear of it. Where that fails, it goes with the next write.
        try? await writer.writeAndWait(setAside + reader.mending)
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
        writer.write(takeProfile())
    }

    /// Takes note that the profile changed and returns the records that keep it, none where it did not.
    func takeProfile() -> [StoreRecord] {
        if kept.profile == writtenProfile { return [] }
        profileProblems = kept.profile.problems(under: configuration.profileLimits)
        defer { writtenProfile = kept.profile }
        return kept.profile.records(insteadOf: writtenProfile)
    }

    /// Begins anew with nobody known.
    func forget() {
        kept = Kept(profile: Profile(profileId: configuration.makeId()))
        (writtenProfile, profileProblems, damage) = (kept.profile, [], [])
    }

    /// The records that an empty store begins with.
    func startRecords() -> [StoreRecord] { kept.profile.records(insteadOf: nil) }

    /// Returns once every change made so far is on disk.
    ///
    /// - Throws: `StoreError` when something could not be written; it stands and is written with the next change.
    public func flush() async throws { try await writer.flush() }

    // MARK: Events

    /// The events that are kept, oldest first, as Docs/WireFormat.md describes them.
    ///
    /// - Throws: `StoreError` when the store cannot be read.
    public func events() async throws -> [JSONValue] {
        try await contents().events.compactMap { try? JSONValue(reading: Data($0.utf8)) }
    }

    /// How many events gave way to the bounds of the log, by reason.
    ///
    /// - Throws: `StoreError` when the store cannot be read.
    public func droppedEvents() async throws -> DroppedEvents { try await contents().dropped }

    /// What the store holds, with every change made so far, be it on disk or not.
    private func contents() async throws -> StoreContents {
        // Where the disk refuses, what is owed to it is read from the store's memory; of an erased person nothing is.
        do { try await flush() } catch { if writer.owesErasure { throw error } }
        let contents = try await store.contents()
        damage += contents.damage.filter { !damage.contains($0) }
        return contents
    }

    /// Puts `app_open` in the log; call it when the app comes to the foreground.
    public func appDidOpen() { log(.appOpened(meta: nil)) }

    func log(_ event: AnalyticsEvent) {
        writer.write(take([event]))
    }

    /// Takes events into the log and returns the records that keep them.
    func take(_ added: [AnalyticsEvent]) -> [StoreRecord] {
        guard !added.isEmpty, kept.consent != .denied else { return [] }
        var records: [StoreRecord] = []
        for event in added {
            let entry = LogEntry(
                event: event,
                id: configuration.makeId(),
                time: configuration.now().instant,
                sequence: kept.nextEventSequence
            )
            kept.nextEventSequence += 1
            records.append(.keepEvent(KeptItem(entry)))
        }
        records.append(.set(key: KeptKey.eventSequence, json: String(kept.nextEventSequence)))
        return records
    }
}
