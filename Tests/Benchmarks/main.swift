import Foundation
import OnboardingValues

// Measures the kit and prints the figures with the goal beside each; Docs/Benchmarks.md says what they mean.
//
//   onboarding-bench [--json] [--directory DIR] [NAME…]

let words = Array(CommandLine.arguments.dropFirst())
if let child = words.first.flatMap(Child.init) {
    try await child.run()
    exit(0)
}
var names = words.filter { $0 != "--json" }
// Beside the program, and so on a disk: the system's temporary directory may be memory.
var folder = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
if let option = names.firstIndex(of: "--directory"), option + 1 < names.count {
    folder = URL(fileURLWithPath: names[option + 1], isDirectory: true)
    names.removeSubrange(option...option + 1)
}
let directory = folder.appendingPathComponent("onboarding-bench-\(UUID().uuidString)")
if let unknown = names.first(where: { !Benchmarks.names.contains($0) }) {
    let text = "There is no benchmark \"\(unknown)\"; there are \(Benchmarks.names.joined(separator: ", ")).\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(64)
}
let isJSON = words.contains("--json")
var figures: [Figure] = []
if !isJSON { print(Machine.text) }
for name in names.isEmpty ? Benchmarks.names : names {
    let new = try await Benchmarks.run(name, in: directory)
    figures += new
    guard !isJSON else { continue }
    for figure in new { print(figure.text) }
}
if isJSON {
    let report: JSONValue = ["machine": Machine.json, "figures": .array(figures.map(\.json))]
    print(report.indentedText)
}
