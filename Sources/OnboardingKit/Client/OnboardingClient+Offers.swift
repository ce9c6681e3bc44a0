public import Foundation
import OnboardingDelivery
public import OnboardingFlow

/// What to do with a flow when the app starts.
public enum Offer: Hashable, Sendable {
    /// The person has not seen it: show it.
    case show
    /// A run was interrupted at a screen: go on with it.
    case resume(at: String?)
    /// The person skipped it and enough time has passed: offer it again, in the flow's own words.
    case offerAgain(OfferTexts?)
    /// Nothing is due; until a date, or for good.
    case notDue(until: Date?)
}

extension OnboardingClient {
    /// What is due for a flow: show it, go on with it, offer it again, or nothing.
    public func offer(for flow: Flow) -> Offer {
        guard let kept = kept.runs[flow.id] else { return .show }
        // Against a changed document a run goes on at another screen.
        let run = coordinator(of: flow, kept).state
        switch run.phase {
        case .ready: return .show
        case .running: return .resume(at: run.visits.last?.screen)
        case .completed, .cancelled:
            return owesReports(run) ? .resume(at: run.visits.last?.screen) : .notDue(until: nil)
        case .skipped:
            let schedule = configuration.offers
            guard let record = self.kept.offers[flow.id], record.timesOffered < schedule.count else {
                return .notDue(until: nil)
            }
            let wait = record.timesOffered == 0 ? schedule.first : schedule.further
            let due = record.lastAskedAt.addingTimeInterval(wait)
            if configuration.now().instant < due { return .notDue(until: due) }
            return .offerAgain(flow.offer(in: configuration.conventions.locale))
        }
    }

    /// Notes that an offer was shown, so that the next one waits its time; starting the run of a due offer does the same.
    public func markOffered(_ flow: Flow) {
        guard case .offerAgain = offer(for: flow), var record = kept.offers[flow.id], let run = kept.runs[flow.id]
        else { return }
        record.timesOffered += 1
        record.lastAskedAt = configuration.now().instant
        kept.offers[flow.id] = record
        let coordinator = coordinator(of: flow, run)
        let meta = coordinator.metaOfCurrentScreen(today: configuration.now().today)
        writer.write([.keep(record, KeptKey.offer + flow.id)])
        log(.offered(meta: meta, atStep: coordinator.stepOfCurrentScreen))
    }

    /// A skip begins the wait for the next offer; returns the record that keeps it.
    func beginWaitForOffer(of flow: Flow) -> [StoreRecord] {
        let timesOffered = kept.offers[flow.id]?.timesOffered ?? 0
        let record = OfferRecord(lastAskedAt: configuration.now().instant, timesOffered: timesOffered)
        kept.offers[flow.id] = record
        return [.keep(record, KeptKey.offer + flow.id)]
    }
}

extension OnboardingClient {
    /// Whether the host has not heard of everything yet.
    func owesReports(_ run: RunState) -> Bool {
        let owes = run.isCompletionUndelivered || !run.undeliveredActions.isEmpty
        return owes && !heardRuns.contains(run.runId)
    }
}
