import Foundation
import OnboardingActions
import OnboardingValues
import TestSupport

@testable import OnboardingFlow

/// Chooses what the person or the host does next: mostly something sensible, now and then nonsense.
struct RandomInput {
    /// What happens next; the process may also die and begin anew.
    enum Happening: Sendable {
        case input(Input)
        case death
    }

    var random: SeededGenerator

    mutating func next(_ play: Play) -> Happening {
        if play.state.isOver { return random.percent(30) ? .death : .input(anything(play)) }
        if let ticket = play.openTickets.randomElement(using: &random),
            case .verdicts = play.coordinator.pending, random.percent(70)
        {
            return .input(.verdict(ticket: ticket, random.percent(75) ? .accept : .reject("no")))
        }
        if play.coordinator.pending == .paywall, random.percent(60) {
            return .input(.host(.proceed(random.percent(75) ? .next : .stay)))
        }
        switch random.number(0...99) {
        case 0..<46: return .input(filling(play))
        case 46..<74: return .input(user(.proceed(auto: random.percent(20)), play))
        case 74..<82: return .input(user(.back, play))
        case 82..<85: return .input(.host(.leave))
        case 85..<87: return .death
        case 87..<91:
            let buttons = play.coordinator.currentScreen?.buttons.map(\.id) ?? []
            return .input(user(.action(random.pick(buttons, or: "none")), play))
        default: return .input(anything(play))
        }
    }

    private func user(_ event: UserInput.Event, _ play: Play) -> Input {
        let visit = play.state.visits.last
        return .user(UserInput(screen: visit?.screen ?? "", visit: visit?.number ?? 0, event: event))
    }

    /// Whatever might come, fitting or not, also from an earlier visit.
    private mutating func anything(_ play: Play) -> Input {
        let visit = play.state.visits.last
        switch random.number(0...29) {
        case 0: return .host(.close)
        case 1: return .host(.proceed(.next))
        case 2: return .host(.proceed(random.percent(50) ? .stay : .close))
        case 3: return .host(.completionDelivered)
        case 4: return .host(.delivered(sequence: random.number(-1...5)))
        case 5: return .verdict(ticket: random.number(-1...40), .accept)
        case 6: return .host(.leave)
        case 7...15:
            let screen = random.pick(play.walked + ["nowhere"], or: "")
            let number = random.number(0...(visit?.number ?? 0))
            return .user(UserInput(screen: screen, visit: number, event: event(play)))
        default: return user(event(play), play)
        }
    }

    private mutating func event(_ play: Play) -> UserInput.Event {
        let questions = play.coordinator.currentScreen?.questions ?? []
        let element = random.pick(questions.map(\.id) + ["nothing"], or: "nothing")
        let option = random.pick(["o0", "o1", "o9", ""], or: "")
        let values: [JSONValue] = [
            nil, true, "", "abc", "1e400", "12", 7, -1, [], [:], ["year": 1, "day": 77], .string("\u{0}"),
            .number(Decimal.greatestFiniteMagnitude), .string(String(repeating: "9", count: 60)),
        ]
        let places: [UserInput.ValuePlace] = [.whole, .option(option), .part(.day), .part(.year)]
        let value = random.pick(values, or: nil)
        switch random.number(0...29) {
        case 0: return .skip
        case 1: return .close
        case 2: return .ready
        case 3: return .shown
        case 4: return .haptic("selection")
        case 5: return .back
        case 6: return .proceed()
        case 7...9: return .action(random.pick(["first", "second", "plans", "none"], or: "none"))
        case 10...17: return .select(element: element, option: option, selected: random.percent(70))
        case 18...23: return .input(element: element, value: value, place: random.pick(places, or: .whole))
        default: return .settled(element: element, value: value, place: random.pick(places, or: .whole))
        }
    }

    /// Fills in something of the screen, first what is not valid yet.
    private mutating func filling(_ play: Play) -> Input {
        let questions = play.coordinator.currentScreen?.questions ?? []
        let needy = questions.filter { element in
            if case .failure = play.coordinator.entry(of: element, today: play.moment.today) { true } else { false }
        }
        guard let element = (needy.isEmpty ? questions : needy).randomElement(using: &random) else {
            return user(.proceed(), play)
        }
        return user(filling(element, play.coordinator.draft(of: element)), play)
    }

    private mutating func filling(_ element: Element, _ draft: Draft) -> UserInput.Event {
        switch draft {
        case .selection(let ids, let texts):
            let options = element.choice?.options ?? []
            if let open = ids.first(where: { element.choice?.option($0)?.allowsText == true && texts[$0] == nil }) {
                return .input(element: element.id, value: "other", place: .option(open))
            }
            let option = random.pick(options.map(\.id), or: "o0")
            return .select(element: element.id, option: option, selected: random.percent(85))
        case .number: return .settled(element: element.id, value: .number(Decimal(random.number(0...20))))
        case .date(let date):
            let part: DateField.Part = date.year == nil ? .year : date.month == nil ? .month : .day
            let number = part == .year ? random.number(1990...2010) : random.number(1...12)
            return .input(element: element.id, value: .number(Decimal(number)), place: .part(part))
        case .text:
            if !element.isRequired, random.percent(25) { return .input(element: element.id, value: "") }
            switch element.kind {
            case .number: return .input(element: element.id, value: .string(String(random.number(0...20))))
            case .email: return .input(element: element.id, value: random.percent(80) ? "a@b.org" : "a@b")
            default: return .settled(element: element.id, value: .string(random.pick(["ann", "bo", " x "], or: "")))
            }
        }
    }
}
