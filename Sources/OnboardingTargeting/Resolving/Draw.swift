/// What was drawn for a person, to be kept where an audience is sticky.
package struct Draw: Hashable, Sendable, Codable {
    /// The audience's number when it was drawn.
    package let version: Int
    /// The id of the content; nil for a person who is held out.
    package let show: String?

    package init(version: Int, show: String?) {
        self.version = version
        self.show = show
    }
}

extension Audience {
    /// The variation that a person is shown; nil where the person is held out.
    ///
    /// What was drawn before counts where the audience is sticky, of the same version, and still has what was drawn.
    func variation(for profileId: String, kept: Draw?) -> Int? {
        if let kept, let stickyVersion, kept.version == stickyVersion {
            guard let show = kept.show else { return nil }
            if let variation = variations.firstIndex(where: { $0.show == show }) { return variation }
        }
        guard isDrawn else { return 0 }
        return Bucketing.choose(Bucketing.position(seed: seed, value: profileId), ranges)
    }
}
