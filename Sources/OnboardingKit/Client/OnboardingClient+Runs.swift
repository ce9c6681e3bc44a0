import OnboardingDelivery
public import OnboardingFlow

extension OnboardingClient {
    /// The result of the flow's completed run; nil while there is none.
    public func result(for flow: Flow) -> OnboardingResult? {
        kept.runs[flow.id].flatMap { coordinator(of: flow, $0).result }
    }

    /// A controller that plays a flow: it goes on with an interrupted or skipped run, or begins one.
    ///
    /// A person who has completed the flow is not asked again: the screens come filled in, and what is changed there is
    /// an edit of the whole flow.
    ///
    /// A flow is played by one controller at a time: while one is open it is returned again, as for a view that is made
    /// anew, and a controller of another kind takes its place.
    public func controller(for flow: Flow) -> OnboardingController {
        // Also one whose run is complete and waits at its last screen: what is kept would say that it is over.
        if let open = openRuns[flow.id]?.controller, open.plays(flow, .firstRun) || open.plays(flow, .edit(at: nil)) {
            return open
        }
        guard let run = kept.runs[flow.id] else { return controller(flow, .firstRun) { newRun(of: flow) } }
        if run.completedAt == nil || owesReports(run) { return controller(flow, .firstRun) { run } }
        return controller(flow, .edit(at: nil)) { edit(of: flow, run, at: nil) }
    }

    /// A controller that plays a flow for the first time, or edits the answers of a completed one.
    ///
    /// - Parameters:
    ///   - flow: the flow.
    ///   - mode: `.edit(at:)` opens at a screen of the path walked, or with nil at the start; `.firstRun` is the same as
    ///     `controller(for:)`.
    /// - Returns: a controller; an edit works on a copy of the answers, and cancelling it changes nothing.
    /// - Throws: `OnboardingError` when the flow was never completed, when its completion was not heard yet, as after a
    ///   kill (present `controller(for:)` first), or when the screen is not on its path as it is today.
    public func controller(for flow: Flow, mode: RunMode) throws(OnboardingError) -> OnboardingController {
        guard case .edit(let screen) = mode else { return controller(for: flow) }
        guard let run = kept.runs[flow.id], run.completedAt != nil else {
            throw OnboardingError(.nothingToEdit, "the flow was not completed yet; start it first", place: flow.id)
        }
        guard !owesReports(run) else {
            let text = "the app has not heard yet of all that was answered; present controller(for:) first"
            throw OnboardingError(.reportsOwed, text, place: flow.id)
        }
        if let screen {
            let today = configuration.now().today
            let answers = coordinator(of: flow, run).state.answers
            let path = flow.path(answers: answers, attributes: run.attributes, today: today)
            guard path.screens.contains(screen) else {
                let text = "the screen is not on the path of the answers; choose one of flow.path(answers:)"
                throw OnboardingError(.nothingToEdit, text, place: screen)
            }
        }
        return controller(flow, mode) { edit(of: flow, run, at: screen) }
    }

    /// An edit of a completed run: one that was interrupted, or a new one.
    private func edit(of flow: Flow, _ run: RunState, at screen: String?) -> RunState {
        if let started = kept.edits[flow.id], started.mode == .edit(at: screen) { return started }
        return RunState(
            runId: configuration.makeId(),
            flow: flow,
            mode: .edit(at: screen),
            answers: run.answers,
            attributes: run.attributes,
            seed: run.seed,
            startedAt: configuration.now().instant,
            documentFingerprint: run.documentFingerprint
        )
    }

    private func newRun(of flow: Flow) -> RunState {
        RunState(
            runId: configuration.makeId(),
            flow: flow,
            attributes: RunAttributes(profile: kept.profile.attributes, host: configuration.hostAttributes),
            seed: configuration.makeSeed(),
            startedAt: configuration.now().instant
        )
    }

    private func controller(_ flow: Flow, _ mode: RunMode, run: () -> RunState) -> OnboardingController {
        if let open = openRuns[flow.id]?.controller {
            if open.plays(flow, mode) { return open }
            open.dismiss()
        }
        let controller = OnboardingController(client: self, coordinator: coordinator(of: flow, run()))
        openRuns[flow.id] = OpenRun(controller: controller)
        return controller
    }

    func coordinator(of flow: Flow, _ run: RunState) -> FlowCoordinator {
        FlowCoordinator(
            flow,
            resuming: run,
            conventions: configuration.conventions,
            includesFreeText: configuration.includesFreeText,
            today: configuration.now().today
        )
    }

    // MARK: Keeping runs

    /// Takes the state of a run and returns the records that keep it; a completed edit takes the place of the run.
    func take(_ state: RunState) -> [StoreRecord] {
        let id = state.onboardingId
        if state.mode.isEdit, state.completedAt == nil {
            return keep(edit: state.isOver ? nil : state, of: id)
        }
        return keep(run: state, of: id) + (state.mode.isEdit ? keep(edit: nil, of: id) : [])
    }

    /// Takes note of what a controller's host has heard, also when another controller plays the flow by now.
    func acknowledge(_ heard: HostInput, runId: String, of flow: Flow) {
        guard heard.isAcknowledgement else { return }
        if let open = openRuns[flow.id]?.controller, open.runId == runId { return open.acknowledge(heard) }
        guard var run = kept.runs[flow.id], run.runId == runId else { return }
        run.acknowledge(heard)
        writer.write(keep(run: run, of: flow.id))
    }

    private func keep(run: RunState, of flow: String) -> [StoreRecord] {
        let before = kept.runs.updateValue(run, forKey: flow)
        return KeptKey.run(of: flow).records(keeping: run, insteadOf: before)
    }

    private func keep(edit: RunState?, of flow: String) -> [StoreRecord] {
        let before = kept.edits[flow]
        kept.edits[flow] = edit
        return KeptKey.edit(of: flow).records(keeping: edit, insteadOf: before)
    }

    /// Takes back what answers off the path of a completed run had set, and returns what keeps the profile, nothing where
    /// nothing changed.
    func takeBackAbandoned(_ result: OnboardingResult) -> [StoreRecord] {
        let answered = Set(result.entries.map(\.elementId))
        kept.profile.takeBack { origin in
            origin.onboardingId == result.onboardingId && !answered.contains(origin.elementId)
        }
        return takeProfile()
    }
}

/// A controller that may be gone.
struct OpenRun {
    weak var controller: OnboardingController?
}
