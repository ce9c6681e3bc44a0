import OnboardingDelivery

extension OnboardingClient {
    /// What the person said of being counted; `pending` until `setConsent(_:)` was called once.
    public var consent: Consent { kept.consent }

    /// Takes note of what the person said, and returns once that is on disk.
    ///
    /// With `denied` the events kept so far are gone from every file when this returns, with what was set aside as damaged,
    /// and no further ones are kept; the delegate still hears of them.
    ///
    /// - Parameter consent: what the person said.
    /// - Throws: `StoreError` when it could not be written; it counts all the same, and is written with the next change.
    public func setConsent(_ consent: Consent) async throws {
        kept.consent = consent
        writer.write([.keep(consent, KeptKey.consent)] + (consent == .denied ? [.clearEvents] : []))
        try await flush()
    }

    /// Forgets the person: the profile with its id, the answers and runs of every flow, offers, consent and events.
    ///
    /// Open screens go, without a word to their delegates, and a new profile begins at once. When this returns nothing of
    /// the person is left in the store's directory; what is changed meanwhile is of the new profile. What the host keeps
    /// itself, and what another process has in memory, stays.
    ///
    /// - Throws: `StoreError` when something could not be removed. It is tried again with each write, and nothing else is
    ///   written before; after a kill what is left on disk is there again, so call this once more.
    public func eraseAll() async throws {
        let controllers = openRuns.values.compactMap(\.controller)
        openRuns = [:]
        for controller in controllers { controller.dismiss() }
        heardRuns = []
        forget()
        try await writer.erase(before: startRecords())
    }
}
