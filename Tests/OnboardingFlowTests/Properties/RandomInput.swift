import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues

extension Play {
    /// Something that a person, a host or a broken page might do now.
    func anyInput(_ dice: inout Dice) -> Input {
        let visit = state.visits.last
        func user(_ event: UserInput.Event) -> Input {
            .user(UserInput(screen: visit?.screen ?? "", visit: visit?.number ?? 0, event: event))
        }
        switch dice.number(1...100) {
        case 1...50: return user(entry(&dice))
        case 51...74: return user(.proceed(auto: dice.happens(percent: 30)))
        case 75...80: return user(.back)
        case 81: return dice.happens(percent: 30) ? user(.skip) : user(.shown)
        case 82: return dice.happens(percent: 30) ? user(.close) : user(.haptic("x"))
        case 83...85: return .host(.leave)
        case 86...90: return .host(.proceed(dice.pick([.next, .next, .stay]) ?? .next))
        case 91...92: return user(.action(dice.pick(["buy", "nothing"]) ?? ""))
        case 93: return .host(.delivered(sequence: dice.number(0...20)))
        case 94: return .host(.completionDelivered)
        case 95: return .verdict(ticket: dice.number(-1...10), dice.happens(percent: 50) ? .accept : .reject("No."))
        case 96: return user(.ready)
        default:
            // Late or nonsense.
            let number = (visit?.number ?? 0) - dice.number(1...3)
            return .user(UserInput(screen: "s\(dice.number(0...16))", visit: number, event: entry(&dice)))
        }
    }

    /// An entry into an element of the screen: mostly what fits, now and then what does not.
    private func entry(_ dice: inout Dice) -> UserInput.Event {
        guard let element = dice.pick(coordinator.flow.screen(screen)?.questions ?? []), dice.happens(percent: 95)
        else {
            return .select(element: "nothing", option: "o0", selected: true)
        }
        let id = element.id
        if dice.happens(percent: 5) {
            return .input(element: id, value: dice.pick([.null, .bool(true), .array([]), ""]) ?? .null)
        }
        switch element.content {
        case .singleChoice, .multiChoice:
            if dice.happens(percent: 15) { return .input(element: id, value: "typed", place: .option("o2")) }
            let option = dice.pick(["o0", "o0", "o1", "o1", "o2", "o3", "o9"]) ?? "o0"
            return .select(element: id, option: option, selected: dice.happens(percent: 85))
        case .slider: return .input(element: id, value: .number(Decimal(dice.number(-2...12))))
        case .number: return .input(element: id, value: dice.pick(["1", "5", "7.25", "1,000", "x", "", 3]) ?? "")
        case .email: return .input(element: id, value: dice.pick(["a@b.c", "a@", ""]) ?? "")
        case .date:
            if dice.happens(percent: 60) {
                return .input(element: id, value: dice.pick(["1990-05-17", "2010-01-31"]) ?? "")
            }
            let part = dice.pick(DateField.Part.allCases) ?? .day
            return .input(element: id, value: .number(Decimal(dice.number(0...32))), place: .part(part))
        default: return .settled(element: id, value: dice.pick(["a", "ab ", "abcd", "", "  "]) ?? "")
        }
    }
}
