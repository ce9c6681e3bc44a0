import Foundation

let code = await OnboardingCommand.run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
