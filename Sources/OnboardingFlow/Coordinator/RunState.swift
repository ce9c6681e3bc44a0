public import OnboardingActions

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Whether a run asks for the first time or changes saved answers.
public enum RunMode: Hashable, Sendable, Codable {
    /// The person goes through the flow from its start.
    case firstRun
    /// The person changes answers given before; at one screen, or from the start where none is named.
    case edit(at: String?)

    package var isEdit: Bool { self != .firstRun }
}

/// Everything of a run that outlives the process; the flow itself stays outside.
public struct RunState: Hashable, Sendable, Codable {
    /// An arrival at a screen.
    public struct Visit: Hashable, Sendable, Codable {
        /// The screen's id.
        public var screen: String
        /// Counts arrivals over the whole run, from 1.
        public var number: Int
        /// When the person arrived.
        public var enteredAt: Date
        /// How far the person was then, 0 to 1.
        public var progress: Double
        /// Whether the person saw it; an edit passes screens that need nothing.
        public var isShown: Bool
    }

    /// Where a run stands.
    public enum Phase: Hashable, Sendable, Codable {
        /// Made, and not shown yet.
        case ready
        /// Being answered; it goes on after any interruption.
        case running
        /// Skipped at a screen; it goes on when the flow is offered again.
        case skipped(at: String)
        /// Done.
        case completed(at: Date)
        /// An edit that was given up; it changed nothing.
        case cancelled
    }

    /// The id of the run, made once.
    public let runId: String
    /// The flow's id.
    public let onboardingId: String
    /// Whether the run asks for the first time or edits.
    public let mode: RunMode
    /// Decides the order of shuffled options.
    public let seed: UInt64
    /// When the run was made.
    public let startedAt: Date
    /// What conditions see besides answers.
    public let attributes: RunAttributes

    /// A number made of the flow document's bytes, to notice that it changed.
    public internal(set) var documentFingerprint: UInt64
    /// Every committed answer, also of branches that were left.
    public internal(set) var answers: [String: Answer]
    /// What was entered and not committed.
    public internal(set) var drafts: [String: Draft] = [:]
    /// The messages with which the host rejected drafts that still stand.
    public internal(set) var rejections: [String: String] = [:]
    /// The screens walked so far; the last one is the current.
    public internal(set) var visits: [Visit] = []
    /// How many arrivals there were.
    public internal(set) var visitCount = 0
    /// The sequence number of the next reported action.
    public internal(set) var nextSequence = 0
    /// Where the run stands.
    public internal(set) var phase: Phase = .ready
    /// Actions whose report has not returned yet; they are reported again on resume, as they are.
    public internal(set) var undeliveredActions: [StateUpdatedAction] = []
    /// Whether the run is complete and the host has not heard of it yet.
    public internal(set) var isCompletionUndelivered = false
    /// The answers before an edit.
    public internal(set) var answersBefore: [String: Answer] = [:]

    /// Makes the state of a new run, under an id that no other run has.
    ///
    /// An edit is handed the saved answers, and the fingerprint of the document that they were given to: where that is
    /// another one, the coordinator makes them fit.
    package init(
        runId: String,
        flow: Flow,
        mode: RunMode = .firstRun,
        answers: [String: Answer] = [:],
        attributes: RunAttributes = RunAttributes(),
        seed: UInt64,
        startedAt: Date,
        documentFingerprint: UInt64? = nil
    ) {
        self.runId = runId
        onboardingId = flow.id
        self.mode = mode
        self.seed = seed
        self.startedAt = startedAt
        self.attributes = attributes
        self.documentFingerprint = documentFingerprint ?? flow.fingerprint
        self.answers = answers
        if mode.isEdit { answersBefore = answers }
    }

    /// Whether the run is over: completed, skipped or cancelled.
    public var isOver: Bool {
        switch phase {
        case .ready, .running: false
        case .skipped, .completed, .cancelled: true
        }
    }

    /// Takes note that the host has heard of something.
    package mutating func acknowledge(_ input: HostInput) {
        switch input {
        case .delivered(let sequence): undeliveredActions.removeAll { $0.meta.sequence == sequence }
        case .completionDelivered: isCompletionUndelivered = false
        default: break
        }
    }

    /// When the run was completed.
    public var completedAt: Date? {
        if case .completed(let date) = phase { date } else { nil }
    }
}
