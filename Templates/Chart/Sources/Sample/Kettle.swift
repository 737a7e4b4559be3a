import TrifectaMachines
import TrifectaUI

/// A kettle. Its states and transitions are a statechart, so an event has no effect in a state that does not list it.
public struct Kettle: Machine {
  /// The states.
  public enum Phase: Equatable {
    case off
    case heating(degrees: Int)
    case hot
  }

  /// The user actions, and the results of the work in a state.
  public enum Event: Equatable {
    case switchedOn
    case switchedOff
    case secondPassed
  }

  @Dependency(\.continuousClock) var clock

  /// Creates the machine.
  public init() {}

  /// The transitions of each state.
  public static var chart: Statechart<Self> {
    In(.off) { On(.switchedOn, to: .heating(degrees: 20)) }
    In(Phase.heating) {
      // The work begins with the state, and is cancelled when any transition leaves it.
      Invoke("seconds") { kettle, send in
        while true {
          try await kettle.clock.sleep(for: .seconds(1))
          send(.secondPassed)
        }
      }
      On(.switchedOff, to: .off)
      On(.secondPassed, to: .hot, if: Guard("boils", where: { $0[Phase.heating] == 90 }))
      On(.secondPassed, updating: Phase.heating) { $0 += 10 }
    }
    In(.hot) { On(.switchedOff, to: .off) }
  }
}
