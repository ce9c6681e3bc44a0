import OnboardingFlow
import OnboardingProfile

/// Answers to one element that nothing tells apart, by an example.
struct AnswerClass {
    let answer: Answer
    /// What the answer makes of the profile; nil where it changes nothing.
    let change: ProfileChange?
    /// What the flow's comparisons of the element say of the answer.
    let truths: [Bool]
    let marks: Marks

    /// All that tells two classes of one element apart.
    struct Marks: Hashable {
        /// What the comparisons of the flow and of the segments say of the answer.
        var truths: [Bool]
        var exit: Exit
        /// Whether it changes the profile.
        var changesProfile: Bool
    }

    /// What the entries of a screen go by.
    struct Exit: Hashable {
        /// The chosen options that have an entry of their own.
        var entries: [String] = []
        /// Whether it is empty, where there is an entry for that.
        var isEmpty = false
    }
}
