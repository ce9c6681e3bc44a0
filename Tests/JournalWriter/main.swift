import Foundation
import OnboardingDelivery

// Writes changes to a journal, to be killed at any moment, or beside others: JournalWriter DIRECTORY WRITER COUNT [ROUND]
//
// It goes on after the changes of this writer that are there, until there are so many. It prints how many it found, and
// each change as soon as it is acknowledged. Before each so many changes of a round it waits for a line of its input.

func printLine(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

let words = CommandLine.arguments
guard 4...5 ~= words.count, let count = Int(words[3]) else { exit(64) }
let round = words.count == 5 ? Int(words[4]) : nil
let store = JournalStore(directory: URL(fileURLWithPath: words[1]))
let contents = try await store.contents()
guard let found = WriterChange.count(of: words[2], in: contents) else {
    printLine("wrong \(contents.events.count) events, \(contents.items.keys.sorted()), \(contents.damage)")
    exit(1)
}
printLine("found \(found)")
var next = found
while next < count {
    if let round, next.isMultiple(of: round) { _ = readLine() }
    try await store.append(WriterChange(words[2], next).records)
    printLine("kept \(next)")
    next += 1
}
