import Foundation
import OnboardingTerminal

/// Stride, a small fitness app: it starts, sees what is due, plays the flow, and opens with what the answers lead to.
@MainActor
enum StrideApp {
    static func run(_ words: [String]) async -> Int32 {
        do {
            let options = try Options(words)
            if options.wantsHelp {
                StandardOutput.line(Options.usage)
                return 0
            }
            try await start(options)
            return 0
        } catch let error as UsageError {
            FileHandle.standardError.write(Data("cli-host: \(error.text)\n\(Options.usage)\n".utf8))
            return 64
        } catch {
            FileHandle.standardError.write(Data("cli-host: \(error)\n".utf8))
            return 1
        }
    }

    private static func start(_ options: Options) async throws {
        if options.isReset { try? FileManager.default.removeItem(at: options.store) }
        let flow = try Flow(reading: bytes(of: options.flow), named: options.flow.lastPathComponent)
        let transcript = Transcript(style: .standardOutput)
        let client = try await OnboardingClient(configuration(options, transcript))
        client.appDidOpen()
        for damage in client.damage { FileHandle.standardError.write(Data("cli-host: \(damage)\n".utf8)) }

        let delegate = StrideDelegate(client: client, transcript: transcript)
        let lines = StandardInputLines()
        if let controller = try await controller(for: flow, client, options, transcript, lines) {
            controller.delegate = delegate
            try await play(controller, flow, options, transcript, lines)
        }
        try await client.flush()
        transcript.profile(client.profile)
        transcript.opening(OpeningScreen(for: client.profile))
    }

    private static func bytes(of file: URL) throws -> Data {
        guard let bytes = try? Data(contentsOf: file) else {
            throw UsageError("\(file.path) cannot be read; check its name")
        }
        return bytes
    }

    private static func configuration(_ options: Options, _ transcript: Transcript) -> OnboardingConfiguration {
        var configuration = OnboardingConfiguration(storage: .directory(options.store))
        if let locale = options.locale { configuration.conventions = Conventions(locale) }
        if let now = options.now { configuration.now = { now } }
        configuration.openURL = { transcript.callback("openURL", "\($0)") }
        return configuration
    }

    /// What the app does at its start: show the flow, go on with it, offer it again, edit it, or nothing.
    private static func controller(
        for flow: Flow,
        _ client: OnboardingClient,
        _ options: Options,
        _ transcript: Transcript,
        _ lines: StandardInputLines
    ) async throws -> OnboardingController? {
        if options.isEdit { return try client.controller(for: flow, mode: .edit(at: options.editScreen)) }
        let offer = client.offer(for: flow)
        transcript.offer(offer)
        switch offer {
        case .show, .resume: return client.controller(for: flow)
        case .offerAgain(let texts):
            client.markOffered(flow)
            guard options.answers == nil else { return client.controller(for: flow) }
            StandardOutput.write("    1  \(texts?.action ?? "Start")\n    2  Not now\n1–2 [1] > ")
            let answer = await lines.nextLine()
            if answer == nil || !lines.isEchoed { StandardOutput.line(answer ?? "") }
            return answer == nil || answer == "2" ? nil : client.controller(for: flow)
        case .notDue: return nil
        }
    }

    private static func play(
        _ controller: OnboardingController,
        _ flow: Flow,
        _ options: Options,
        _ transcript: Transcript,
        _ lines: StandardInputLines
    ) async throws {
        guard let file = options.answers else {
            let renderer = PlainRenderer(
                lines: lines,
                style: .standardOutput,
                conventions: options.locale.map(Conventions.init) ?? .current,
                write: transcript.screen
            )
            transcript.note("Enter keeps what stands in [brackets]. There are :back, :skip and :quit.")
            controller.present(on: renderer)
            await controller.dismissed()
            await controller.settled()
            return
        }
        let answers = try flow.answers(from: JSONValue(reading: bytes(of: file)))
        let renderer = AnswersRenderer(answers: answers)
        await renderer.play(controller)
        if let refusal = renderer.refusals.min(by: { $0.key < $1.key }) {
            throw RefusedAnswer(file: file, elementId: refusal.key, text: refusal.value)
        }
    }
}
