extension AnalyticsEvent {
    /// The name for a host's analytics and on a page, such as `screen_completed`.
    public var name: String {
        switch self {
        case .onboardingStarted: "onboarding_started"
        case .screenPresented: "screen_presented"
        case .screenCompleted: "screen_completed"
        case .screenReturned: "screen_returned"
        case .answerChanged: "answer_changed"
        case .skipped: "onboarding_skipped"
        case .onboardingCompleted: "onboarding_completed"
        case .resumed: "onboarding_resumed"
        case .offered: "onboarding_offered"
        case .edited: "onboarding_edited"
        case .paywallOpened: "paywall_opened"
        case .appOpened: "app_open"
        case .secondScreenPresented: "second_screen_presented"
        case .registrationScreenPresented: "registration_screen_presented"
        case .productsScreenPresented: "products_screen_presented"
        case .userEmailCollected: "user_email_collected"
        case .unknown(_, let name, _): name
        }
    }

    /// The name in the event log, such as `questionnaire_step_completed`.
    public var logName: String {
        switch self {
        case .onboardingStarted: "questionnaire_started"
        case .screenPresented: "questionnaire_step_presented"
        case .screenCompleted: "questionnaire_step_completed"
        case .screenReturned: "questionnaire_step_back"
        case .answerChanged: "questionnaire_answer_changed"
        case .skipped: "questionnaire_skipped"
        case .onboardingCompleted: "questionnaire_completed"
        case .resumed: "questionnaire_resumed"
        case .offered: "questionnaire_offered"
        case .edited: "questionnaire_edited"
        default: name
        }
    }
}
