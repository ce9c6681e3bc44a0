import Foundation
import OnboardingKit
import OnboardingTesting

// A host without a face, to be killed at any moment: KillableHost DIRECTORY FLOW [silent]
//
// A silent one prints that it is done and nothing else, so that what the kit itself would print shows.
// Otherwise each line on standard input does something on the screen. Each report is printed as the delegate hears of it,
// and after each line, once all is on disk, the state of the run.

final class Printer: OnboardingControllerDelegate {
    func onboardingController(_ controller: OnboardingController, onStateUpdatedAction action: StateUpdatedAction) {
        printLine("report", action)
    }

    func onboardingController(_ controller: OnboardingController, didComplete result: OnboardingResult) {
        printLine("complete", result)
    }
}

func printLine(_ kind: String, _ value: some Encodable) {
    guard !isSilent, let json = try? JSONEncoder().encode(value) else { return }
    FileHandle.standardOutput.write(Data("\(kind) ".utf8) + json + Data("\n".utf8))
}

let isSilent = CommandLine.arguments.dropFirst(3).first == "silent"
let directory = URL(fileURLWithPath: CommandLine.arguments[1])
let flow = try Flow(reading: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2])))
let moment = ManualClock().now
let client = try await OnboardingClient(
    OnboardingConfiguration(storage: .directory(directory), conventions: Conventions(), now: { moment })
)
let printer = Printer()
let renderer = ScriptedRenderer()
let controller = client.controller(for: flow)
controller.delegate = printer
controller.present(on: renderer)
await controller.settled()
try await flush()
printLine("state", controller.state)
while let line = readLine() {
    let words = line.split(separator: " ").map(String.init)
    switch words[0] {
    case "type": renderer.type(words[1], words[2])
    case "choose": renderer.choose(words[1], words[2])
    case "back": renderer.back()
    default: renderer.proceed()
    }
    await controller.settled()
    try await flush()
    printLine("state", controller.state)
}
if isSilent { FileHandle.standardOutput.write(Data("done\n".utf8)) }

func flush() async throws {
    do { try await client.flush() } catch { if !isSilent { throw error } }
}
