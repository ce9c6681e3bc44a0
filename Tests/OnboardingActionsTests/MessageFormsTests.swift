import Foundation
import OnboardingActions
import OnboardingValues
import TestSupport
import Testing

private let messages = Fixture.package.appending(path: "Tests/Fixtures/Messages")
private let unknownMessages = Fixture.package.appending(path: "Tests/Fixtures/UnknownMessages")

@Suite("Forms of messages")
struct MessageFormsTests {
    static let files = (try? Fixture.files(in: messages)) ?? []
    static let unknownFiles = (try? Fixture.files(in: unknownMessages)) ?? []

    @Test("There are messages to test with")
    func hasFiles() {
        #expect(Self.files.count > 20)
        #expect(Self.unknownFiles.count > 20)
    }

    @Test("A saved message decodes and encodes to equal JSON", arguments: files)
    func savedRoundTrip(file: URL) throws {
        let saved = try #require(try Fixture.json(file)["saved"])
        let message = OnboardingMessage(decoding: saved.text)
        #expect(message.savedForm == saved)
        #expect(try OnboardingMessage(savedForm: saved) == message)
        if case .unknown(let unknown) = message { Issue.record("unknown: \(unknown.reason)") }
    }

    @Test("The page's and the bridge's form of a message decode to the same value as the saved one", arguments: files)
    func sameValue(file: URL) throws {
        let forms = try Fixture.json(file)
        let saved = OnboardingMessage(decoding: try #require(forms["saved"]).text)
        for form in ["page", "bridge"] {
            guard let json = forms[form] else { continue }
            #expect(OnboardingMessage(decoding: json.text) == saved, "\(form)")
            #expect(OnboardingMessage(decoding: json.indentedText) == saved, "\(form), over several lines")
        }
    }

    @Test("A message goes through Foundation's coders unchanged", arguments: files)
    func codable(file: URL) throws {
        let saved = try #require(try Fixture.json(file)["saved"])
        let message = OnboardingMessage(decoding: saved.text)
        let data = try JSONEncoder().encode(message)
        #expect(try JSONDecoder().decode(OnboardingMessage.self, from: data) == message)
        #expect(try JSONValue(reading: data) == saved)
    }

    @Test(
        "What is none of the known messages arrives whole, with a reason (Adapty only logs an unknown element type)",
        arguments: unknownFiles
    )
    func unknown(file: URL) throws {
        let json = try Fixture.json(file)
        let text = try #require(json["message"]).indentedText
        guard case .unknown(let message) = OnboardingMessage(decoding: text) else {
            Issue.record("the message was taken for a known one")
            return
        }
        #expect(message.rawJSON == text)
        #expect(message.reason.contains(try #require(json["reason"]?.string)), "\(message.reason)")
    }

    @Test("An unknown message can be kept and read back")
    func keptUnknown() throws {
        for text in ["{\"type\":\"confetti\"}", "no JSON", "\"a string\"", "", "[1,2", "{\"a\":1,\"a\":2}", "null"] {
            let message = OnboardingMessage(decoding: text)
            guard case .unknown(let unknown) = message else {
                Issue.record("the message was taken for a known one")
                continue
            }
            #expect(unknown.rawJSON == text)
            #expect(OnboardingMessage(decoding: message.savedForm.text) == message, "\(text)")
        }
    }

    @Test("Every prefix of every message is unknown and kept, and none traps", arguments: files)
    func prefixes(file: URL) throws {
        for (_, json) in try #require(try Fixture.json(file).object) {
            let bytes = Array(json.text.utf8)
            for count in 0..<bytes.count {
                guard case .unknown(let message) = OnboardingMessage(decoding: bytes.prefix(count)) else {
                    Issue.record("\(count) bytes were taken for a whole message")
                    continue
                }
                #expect(message.rawJSON == String(decoding: bytes.prefix(count), as: UTF8.self))
            }
        }
    }

    @Test("Bytes changed at random never trap", arguments: files)
    func garbage(file: URL) throws {
        var random = SeededGenerator(seed: .forThisRun)
        for (_, json) in try #require(try Fixture.json(file).object) {
            for _ in 0..<100 {
                var bytes = Array(json.text.utf8)
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
                }
                let message = OnboardingMessage(decoding: bytes)
                _ = message.savedForm.text
            }
        }
    }
}
