public import Foundation
public import OnboardingFlow
public import OnboardingProfile
public import OnboardingTargeting
public import OnboardingValues

/// How the kit works in a host: where it keeps things, in which language, and where time and ids come from.
public struct OnboardingConfiguration: Sendable {
    /// Where everything is kept that outlives the process.
    public enum Storage: Sendable, Hashable {
        /// In a directory of the kit's own, made when needed, with one store in it.
        ///
        /// Other processes, such as an app's extensions, may have it open at the same time, and no event of any is lost. What
        /// a client has in memory it read when it was opened: where two change the same answer or the profile, the later
        /// write wins, so let one of them play flows.
        case directory(URL)
        /// In memory only; for previews and tests.
        case memory
    }

    /// When a skipped flow is offered again.
    public struct OfferSchedule: Sendable, Hashable {
        /// The time from the skip to the first offer, in seconds.
        public var first: TimeInterval
        /// The time from one offer to the next, in seconds.
        public var further: TimeInterval
        /// How many offers there are in all.
        public var count: Int

        /// Makes a schedule; the default offers after 3 days, then every 7, three times in all.
        public init(first: TimeInterval = 3 * 86_400, further: TimeInterval = 7 * 86_400, count: Int = 3) {
            self.first = first
            self.further = further
            self.count = count
        }
    }

    /// Where things are kept.
    public var storage: Storage
    /// Whether a write on Apple's systems waits until the disk itself has emptied its cache (`F_FULLFSYNC`), which takes
    /// many times as long; without it a power cut, though no crash, can take back the last writes. The default is no.
    public var syncsDiskCache: Bool
    /// Whether the directory is left out of backups, on Apple's systems. The default is no: a restored device goes on
    /// where the old one was.
    public var isExcludedFromBackup: Bool
    /// The language and the separators of numbers.
    public var conventions: Conventions
    /// What a profile may hold; the default is what the field's backends accept.
    public var profileLimits: ProfileLimits
    /// What conditions of a flow see under `host.`, such as the app's version.
    public var hostAttributes: JSONObject
    /// What placements show to whom; nil where the host asks for no placement.
    public var targeting: Targeting?
    /// When a skipped flow is offered again.
    public var offers: OfferSchedule
    /// Whether typed text, e-mail addresses, phone numbers and dates may stand in events. The default is no.
    public var includesFreeText: Bool
    /// Opens a link of a button, https or mailto. The default does nothing.
    public var openURL: @MainActor @Sendable (URL) -> Void
    /// The time, and the local day.
    public var now: @MainActor @Sendable () -> Moment
    /// Makes an id that nothing else has.
    public var makeId: @MainActor @Sendable () -> String
    /// Makes the number that decides the order of a run's shuffled options.
    public var makeSeed: @MainActor @Sendable () -> UInt64

    /// Makes a configuration; everything but the place of storage has a default that suits an app.
    public init(
        storage: Storage,
        syncsDiskCache: Bool = false,
        isExcludedFromBackup: Bool = false,
        conventions: Conventions = .current,
        profileLimits: ProfileLimits = .standard,
        hostAttributes: JSONObject = [:],
        targeting: Targeting? = nil,
        offers: OfferSchedule = OfferSchedule(),
        includesFreeText: Bool = false,
        openURL: @escaping @MainActor @Sendable (URL) -> Void = { _ in },
        now: @escaping @MainActor @Sendable () -> Moment = { .now },
        makeId: @escaping @MainActor @Sendable () -> String = { UUID.random().uuidString.lowercased() },
        makeSeed: @escaping @MainActor @Sendable () -> UInt64 = { .random(in: 0 ... .max) }
    ) {
        self.storage = storage
        self.syncsDiskCache = syncsDiskCache
        self.isExcludedFromBackup = isExcludedFromBackup
        self.conventions = conventions
        self.profileLimits = profileLimits
        self.hostAttributes = hostAttributes
        self.targeting = targeting
        self.offers = offers
        self.includesFreeText = includesFreeText
        self.openURL = openURL
        self.now = now
        self.makeId = makeId
        self.makeSeed = makeSeed
    }
}

extension Moment {
    /// The present, with the day in the device's time zone.
    public static var now: Moment {
        let instant = Date()
        return Moment(instant, secondsFromGMT: TimeZone.current.secondsFromGMT(for: instant))
    }
}

extension Conventions {
    /// The conventions of the device.
    public static var current: Conventions { Conventions(Locale.current) }

    /// The conventions of a locale.
    public init(_ locale: Locale) {
        self.init(
            locale: locale.identifier(.bcp47),
            decimalSeparator: locale.decimalSeparator ?? ".",
            groupingSeparator: locale.groupingSeparator ?? ",",
            zeroDigit: 0.formatted(.number.locale(locale)).first ?? "0"
        )
    }
}
