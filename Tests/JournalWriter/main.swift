import Foundation
import OnboardingDelivery

// Writes changes to a journal, to be killed at any moment, or beside others: JournalWriter DIRECTORY WRITER COUNT
//
// It goes on after the changes of this writer that are there, until there are so many. It prints how many it found, and
// each change as soon as it is acknowledged.

func printLine(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

let words = CommandLine.arguments
guard words.count == 4, let count = Int(words[3]) else { exit(64) }
let store = JournalStore(directory: URL(fileURLWithPath: words[1]))
let contents = try await store.contents()
guard let found = WriterChange.count(of: words[2], in: contents) else {
    printLine("wrong \(contents.events.count) events, \(contents.items.keys.sorted()), \(contents.damage)")
    exit(1)
}
printLine("found \(found)")
var next = found
while next < count {
    try await store.append(WriterChange(words[2], next).records)
    printLine("kept \(next)")
    next += 1
}
