import Foundation
import OnboardingValues

// Flattens symbol graphs to one line a public declaration:
//   api-snapshot SYMBOLGRAPHS OUTPUT
// reads SYMBOLGRAPHS/<Module>*.symbols.json and writes OUTPUT/<Module>.txt, sorted, so that a change of the public face
// shows as a change of a text file. See .ci/api-snapshot.

let modules = [
    "OnboardingValues", "OnboardingConditions", "OnboardingActions", "OnboardingProfile", "OnboardingFlow",
    "OnboardingTargeting", "OnboardingDelivery", "OnboardingKit", "OnboardingTerminal", "OnboardingTesting",
]

func declarations(in graph: JSONValue) -> [String] {
    (graph["symbols"]?.array ?? []).compactMap { symbol in
        let path = symbol["pathComponents"]?.array?.compactMap(\.string).joined(separator: ".") ?? ""
        let fragments = symbol["declarationFragments"]?.array ?? []
        let declaration = fragments.compactMap { $0["spelling"]?.string }.joined()
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return declaration.isEmpty ? nil : "\(path): \(declaration)"
    }
}

guard CommandLine.arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: api-snapshot SYMBOLGRAPHS OUTPUT\n".utf8))
    exit(64)
}
let (graphs, output) = (
    URL(fileURLWithPath: CommandLine.arguments[1]), URL(fileURLWithPath: CommandLine.arguments[2])
)
try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
let files = try FileManager.default.contentsOfDirectory(atPath: graphs.path)
for module in modules {
    var lines: Set<String> = []
    for file in files where file == "\(module).symbols.json" || file.hasPrefix("\(module)@") {
        let data = try Data(contentsOf: graphs.appendingPathComponent(file))
        lines.formUnion(declarations(in: try JSONValue(reading: data, limits: JSONLimits(bytes: .max))))
    }
    let text = lines.sorted().joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: output.appendingPathComponent("\(module).txt"))
}
