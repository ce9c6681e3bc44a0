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
            complain("\(error.text)\n\(Options.usage)")
            return 64
        } catch let error as UnreadableFile {
            complain("\(error)")
            return 2
        } catch {
            complain("\(error)")
            return 1
        }
    }

    private static func complain(_ text: String) { FileHandle.standardError.write(Data("cli-host: \(text)\n".utf8)) }

    private static func start(_ options: Options) async throws {
        // Everything is checked before anything is forgotten.
        let flow = try Flow(reading: bytes(of: options.flow), named: options.flow.lastPathComponent)
        let answers = try options.answers.map { try readAnswers(in: $0, for: flow) }
        let transcript = Transcript(style: .standardOutput)
        var configuration = configuration(options, transcript)
        configuration.targeting = try options.targeting.map { file in
            try Targeting(reading: bytes(of: file), named: file.lastPathComponent, mappings: [flow.mapping])
        }
        if options.isReset { try reset(options.store) }
        let client = try await OnboardingClient(configuration)
        client.appDidOpen()
        for damage in client.damage { complain("\(damage)") }

        let delegate = StrideDelegate(client: client, transcript: transcript)
        let lines = StandardInputLines()
        if let controller = try await controller(for: flow, client, options, transcript, lines) {
            controller.delegate = delegate
            if let answers, let file = options.answers {
                try await play(controller, by: answers, of: file)
            } else {
                await play(controller, options, transcript, lines)
            }
        }
        try await client.flush()
        transcript.profile(client.profile)
        if client.targeting != nil { transcript.opening(OpeningScreen(client)) }
        // What was just drawn is to be the same at the next start.
        try await client.flush()
    }

    private static func bytes(of file: URL) throws -> Data {
        do {
            return try Data(contentsOf: file)
        } catch {
            let isThere = FileManager.default.fileExists(atPath: file.path)
            throw UnreadableFile(
                file: file,
                reason: isThere ? "it is no file that may be read" : "there is no such file"
            )
        }
    }

    private static func readAnswers(in file: URL, for flow: Flow) throws -> [String: Answer] {
        let bytes = try bytes(of: file)
        do {
            return try flow.answers(from: JSONValue(reading: bytes))
        } catch let error as JSONReadingError {
            throw RefusedAnswers(file: file, lines: error.issues.map(\.description))
        } catch let error as AnswersError {
            throw RefusedAnswers(file: file, lines: error.faults.map(\.description))
        }
    }

    /// Removes what the kit keeps, and nothing else that may lie in the folder.
    private static func reset(_ store: URL) throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: store.path)) ?? []
        for name in names where name.hasPrefix("onboarding.journal") || name.hasPrefix("onboarding.json") {
            try FileManager.default.removeItem(at: store.appendingPathComponent(name))
        }
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
        if let screen = options.editScreen, let path = client.result(for: flow)?.path, !path.contains(screen) {
            throw NotPlayed(
                description: "\"\(screen)\" is no screen of these answers; use one of \(path.joined(separator: ", "))"
            )
        }
        if options.isEdit { return try client.controller(for: flow, mode: .edit(at: options.editScreen)) }
        let offer = client.offer(for: flow)
        if case .notDue = offer, options.answers != nil {
            let reason = client.result(for: flow) == nil ? "was skipped" : "is completed already"
            let way = client.result(for: flow) == nil ? "" : ", or --edit to change what was answered"
            throw NotPlayed(
                description: "the flow \(reason), so the answers were not played; add --reset to start again\(way)"
            )
        }
        transcript.offer(offer, keptIn: options.store)
        switch offer {
        case .show, .resume: return client.controller(for: flow)
        case .offerAgain(let texts):
            client.markOffered(flow)
            guard options.answers == nil else { return client.controller(for: flow) }
            StandardOutput.line("    1  \(texts?.action ?? "Start")\n    2  Not now")
            return await isAccepted(lines) ? client.controller(for: flow) : nil
        case .notDue: return nil
        }
    }

    /// Asks until the offer is taken or turned down; the end of input turns it down.
    private static func isAccepted(_ lines: StandardInputLines) async -> Bool {
        while true {
            StandardOutput.write("1–2 [1] > ")
            let answer = await lines.nextLine()
            if answer == nil || !lines.isEchoed { StandardOutput.line(answer ?? "") }
            switch answer {
            case "", "1": return true
            case "2", nil: return false
            default: StandardOutput.line("  ! Please type 1 or 2.")
            }
        }
    }

    private static func play(
        _ controller: OnboardingController,
        _ options: Options,
        _ transcript: Transcript,
        _ lines: StandardInputLines
    ) async {
        let conventions = options.locale.map(Conventions.init) ?? .current
        if !options.isPlain, FullScreenRenderer.isPossible {
            let renderer = FullScreenRenderer(conventions: conventions, showsNotes: true)
            transcript.output = renderer.note
            await play(controller, on: renderer)
            transcript.screenIsGone()
        } else {
            transcript.note("Enter keeps what stands in [brackets]; :help lists what can be typed.")
            let renderer = PlainRenderer(
                lines: lines,
                style: .standardOutput,
                conventions: conventions,
                write: transcript.screen
            )
            await play(controller, on: renderer)
        }
    }

    private static func play(_ controller: OnboardingController, on renderer: any OnboardingRenderer) async {
        controller.present(on: renderer)
        await controller.dismissed()
        await controller.settled()
    }

    private static func play(
        _ controller: OnboardingController,
        by answers: [String: Answer],
        of file: URL
    ) async throws {
        let renderer = AnswersRenderer(answers: answers)
        await renderer.play(controller)
        guard renderer.refusals.isEmpty else {
            let refusals = renderer.refusals.sorted { $0.key < $1.key }
            throw RefusedAnswers(file: file, lines: refusals.map { "\"\($0)\": \($1)" })
        }
    }
}
