package import OnboardingValues

/// Where a condition finds the attributes that it names.
package protocol AttributeSource {
    /// The attribute of exactly this name; nil where there is none.
    func attribute(_ name: String) -> JSONValue?
}

extension JSONObject: AttributeSource {
    package func attribute(_ name: String) -> JSONValue? { self[name] }
}
