package import OnboardingActions

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A run in the parts in which it is kept, so that one step writes what it changed and not the whole run.
///
/// Answers, drafts, visits and actions not yet delivered are parts of their own.
extension RunState {
    /// What stays the same once a run has begun.
    package struct Start: Hashable, Sendable, Codable {
        let runId: String
        let onboardingId: String
        let mode: RunMode
        let seed: UInt64
        let startedAt: Date
        let attributes: RunAttributes
        let answersBefore: [String: Answer]
    }

    /// What changes with most steps.
    package struct Head: Hashable, Sendable, Codable {
        package let runId: String
        let documentFingerprint: UInt64
        let rejections: [String: String]
        let visitCount: Int
        let nextSequence: Int
        let phase: Phase
        let isCompletionUndelivered: Bool

        /// Whether its counters can go on counting; what a person does never comes near the bound.
        package var hasSoundCounters: Bool {
            let sound = 0...(1 << 52)
            return sound.contains(visitCount) && sound.contains(nextSequence)
        }
    }

    package var start: Start {
        Start(
            runId: runId,
            onboardingId: onboardingId,
            mode: mode,
            seed: seed,
            startedAt: startedAt,
            attributes: attributes,
            answersBefore: answersBefore
        )
    }

    package var head: Head {
        Head(
            runId: runId,
            documentFingerprint: documentFingerprint,
            rejections: rejections,
            visitCount: visitCount,
            nextSequence: nextSequence,
            phase: phase,
            isCompletionUndelivered: isCompletionUndelivered
        )
    }

    /// Joins what was kept apart.
    package init(
        start: Start,
        head: Head,
        answers: [String: Answer],
        drafts: [String: Draft],
        visits: [Visit],
        undeliveredActions: [StateUpdatedAction]
    ) {
        runId = start.runId
        onboardingId = start.onboardingId
        mode = start.mode
        seed = start.seed
        startedAt = start.startedAt
        attributes = start.attributes
        answersBefore = start.answersBefore
        documentFingerprint = head.documentFingerprint
        rejections = head.rejections
        visitCount = head.visitCount
        nextSequence = head.nextSequence
        phase = head.phase
        isCompletionUndelivered = head.isCompletionUndelivered
        self.answers = answers
        self.drafts = drafts
        self.visits = visits
        self.undeliveredActions = undeliveredActions
    }
}
