import Foundation
import IssueRecording
import Testing
import Trifecta

@testable import TrifectaMachines

@Suite("Invalid typed charts")
@MainActor
struct TypedProblemTests {
  @Test("A transition to an undeclared state is rejected")
  func leadsNowhere() {
    #expect(
      problems(Nowhere.self) == [
        "The transition \"go\" of the state \"a\" has the target \"b\", which is not a state of the chart."
      ])
  }

  @Test("Duplicate states and several initial states are rejected")
  func isTwice() {
    #expect(problems(Twice.self).contains("Two states are called \"a\". Rename one of them."))
    #expect(
      problems(TwoInitial.self) == [
        "The initial states \"a\" and \"b\" of the chart cannot be active together. Choose one."
      ]
    )
  }

  @Test("Entering a state without a value for its payload is rejected")
  func knowsNothing() {
    #expect(
      problems(Unknowing.self) == [
        """
        The state "b" needs an associated value of type Int, but gets none when the transition "go" of "a" is taken. \
        Enter it by a transition that passes a value, or set the value with Initial.
        """
      ])
  }

  @Test("A history that enters a state without a value for its payload is rejected")
  func historyKnowsNothing() {
    #expect(
      problems(UnknowingHistory.self) == [
        """
        The state "track" needs an associated value of type Int, but gets none when the history of "player" is empty. \
        Enter it by a transition that passes a value, or set the value with Initial.
        """,
        """
        The state "session" needs an associated value of type String, but gets none when the transition "resume" of \
        "out" is taken. Enter it by a transition that passes a value, or set the value with Initial.
        """,
      ])
  }

  @Test("Indistinguishable cases are rejected, unless their payload type conforms to Sampled")
  func isAmbiguous() {
    #expect(
      problems(Ambiguous<Opaque>.self) == [
        """
        The case cannot be determined: the cases first and second of Event all have a value of type Opaque. Conform \
        Opaque to Sampled.
        """
      ])
    #expect(problems(Ambiguous<Sample>.self) == [])
    let chart = Ambiguous<Sample>.chart.description
    #expect(chart.states.flatMap(\.transitions).flatMap(\.events) == ["second", "first"])
    #expect(problems(Ambiguous<String>.self) == [])
    #expect(problems(Ambiguous<[Opaque]>.self) == [])
    #expect(problems(Ambiguous<Opaque?>.self) == [])
    #expect(problems(Ambiguous<Date>.self) == [])
    #expect(problems(Ambiguous<any Error>.self) == [])
    #expect(problems(Ambiguous<CheckTests.Weather>.self) == [])
  }

  @Test("A negative delay, an unsuitable history, and an event with a fixed payload are rejected")
  func isUnsuitable() {
    #expect(
      problems(Unsuitable.self) == [
        """
        A transition of the state "a" specifies the event "go" with a value, but a transition applies to all values. \
        Write On(Event.go, …), and check the value in a guard.
        """
      ])
    #expect(
      problems(Negative.self) == [
        "The history state \"b.history\" is not inside of a compound state. Move it into the state that it restores.",
        "A transition of the state \"a\" has a delay of -1000.0 milliseconds. A delay must be finite and not negative.",
      ])
  }

  @Test("An invalid chart is reported at its first use and stays in its initial state")
  func isInert() {
    var state: Configuration<Nowhere>?
    let found = issues { state = Configuration<Nowhere>() }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("The statechart Nowhere cannot be built.") ?? false)
    #expect(state?.phase == .a)
  }

  private func problems<M: Machine>(_ machine: M.Type) -> [String] {
    do {
      try M.chart.validate()
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }
}

private struct Nowhere: Machine {
  enum Phase { case a, b }
  enum Event { case go }
  static var chart: Statechart<Self> { In(.a) { On(.go, to: .b) } }
}

private struct Twice: Machine {
  enum Phase { case a, b }
  enum Event { case go }
  static var chart: Statechart<Self> {
    In(.a) { On(.go, to: .b) }
    In(.b) { In(.a) }
  }
}

private struct TwoInitial: Machine {
  enum Phase { case a, b }
  enum Event { case go }
  static var chart: Statechart<Self> {
    Initial(.a)
    Initial(.b)
    In(.a) { On(.go, to: .b) }
    In(.b)
  }
}

private struct Unknowing: Machine {
  enum Phase {
    case a
    case b(Int)
    case c
  }
  enum Event { case go }
  static var chart: Statechart<Self> {
    In(.a) { On(.go, to: .c) }
    In(Phase.b) { In(.c) }
  }
}

private struct UnknowingHistory: Machine {
  enum Phase {
    case out, player, stopped
    case session(String)
    case track(Int)
  }
  enum Event {
    case resume, play
    case login(String)
  }
  static var chart: Statechart<Self> {
    In(.out) {
      On(Event.login, to: Phase.session)
      On(.resume, toHistoryOf: .player)
    }
    In(Phase.session) {
      In(.player) {
        History(startingWith: .track(1))
        In(.stopped) { On(.play, toHistoryOf: .player) }
        In(Phase.track)
      }
    }
  }
}

private struct Opaque {}

private struct Sample: Sampled {
  static var samples: [Sample] { [Sample()] }
}

private struct Ambiguous<Value>: Machine {
  enum Phase { case a }
  enum Event {
    case first(Value)
    case second(Value)
  }
  static var chart: Statechart<Self> {
    In(.a) {
      On(Event.second)
      On(Event.first)
    }
  }
}

private struct Unsuitable: Machine {
  enum Phase { case a }
  enum Event { case go(Int) }
  static var chart: Statechart<Self> { In(.a) { On(.go(3), to: .a) } }
}

private struct Negative: Machine {
  enum Phase { case a, b }
  enum Event { case go }
  static var chart: Statechart<Self> {
    In(.a) {
      After(.seconds(-1), to: .b)
      On(.go, toHistoryOf: .b)
    }
    In(.b)
  }
}
