import OnboardingActions
import OnboardingValues

/// A message in any form: what it decodes to is written, and read again as the same.
func fuzz(_ bytes: UnsafeBufferPointer<UInt8>) {
    let message = OnboardingMessage(decoding: bytes)
    require(message == OnboardingMessage(anyForm: Array(bytes)), "the short way reads a message in another way")
    let text = message.savedForm.text
    let again = OnboardingMessage(decoding: text)
    if case .unknown = message {
        // Of an unknown one the spaces, and so the raw text, may change once, and then no more.
        require(again.savedForm.text == text, "an unknown message is not stable", [text, again.savedForm.text])
    } else {
        require(again == message, "a message reads back as another one", [text, again.savedForm.text])
        require(again.savedForm.text == text, "a message is written in another way", [text, again.savedForm.text])
    }
}
