package import OnboardingValues

/// Where the parts of a document stand that have no value of their own to remember it.
package struct FlowPlaces: Sendable {
    package var root: DocumentPlace
    package var start: DocumentPlace?
    package var screens: DocumentPlace
    package var mapping: [String: DocumentPlace] = [:]
    package var texts: DocumentPlace?
    /// The ids of elements and options that stand in the document but could not be read; their own issues say why, so
    /// nothing is to be said of what refers to them.
    package var unread: Set<String> = []
}
