@_exported import OnboardingActions
@_exported import OnboardingConditions
@_exported import OnboardingDelivery
@_exported import OnboardingFlow
@_exported import OnboardingProfile
@_exported import OnboardingTargeting
@_exported import OnboardingValues
