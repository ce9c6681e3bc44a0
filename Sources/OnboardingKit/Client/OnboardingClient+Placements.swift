public import OnboardingActions
import OnboardingDelivery
public import OnboardingTargeting

extension OnboardingClient {
    /// What a placement shows to the person, and why; seen at once are all changes of the profile made so far.
    ///
    /// It needs no network. Where the audience is sticky, what was drawn is kept, and is the same from then on.
    ///
    /// - Parameter placement: the id of the placement.
    /// - Returns: the resolution; nil where there is no targeting, or no such placement in it.
    public func resolve(placement: String) -> Resolution? {
        let today = configuration.now().today
        let resolution = targeting?.resolve(placement: placement, for: profile, today: today) { audience in
            kept.draws[KeptKey.draw(audience, at: placement)]
        }
        if let resolution { keepDraw(of: resolution) }
        return resolution
    }

    /// What the placement of an action shows to the person; puts `paywall_opened` in the log.
    ///
    /// Call it in `onboardingController(_:onPaywallAction:)`, once for each paywall that is shown.
    ///
    /// - Returns: the resolution; nil where there is no targeting, or the action's `actionId` is no placement in it. Then no
    ///   event is written.
    public func resolve(_ action: OpenPaywallAction) -> Resolution? {
        let resolution = resolve(placement: action.actionId)
        if let resolution {
            let content = resolution.content.id
            log(.paywallOpened(meta: action.meta, placement: action.actionId, show: content))
        }
        return resolution
    }

    private func keepDraw(of resolution: Resolution) {
        guard let index = resolution.audience else { return }
        let audience = resolution.placement.audiences[index]
        guard audience.isDrawn, let version = audience.stickyVersion else { return }
        let key = KeptKey.draw(audience, at: resolution.placement.id)
        let draw = Draw(version: version, show: resolution.variation.map { audience.variations[$0].show })
        if kept.draws[key] == draw { return }
        kept.draws[key] = draw
        writer.write([.keep(draw, key)])
    }
}
