import Foundation
import IssueRecording
import Testing
import Trifecta

@testable import TrifectaMachines

@Suite("Typed charts that cannot be")
@MainActor
struct TypedProblemTests {
  @Test("A route to a case that is no state is refused")
  func leadsNowhere() {
    #expect(
      problems(Nowhere.self) == ["The route \"go\" of the state \"a\" leads to \"b\", which is no state of the chart."])
  }

  @Test("Two states of one case, and two initial states, are refused")
  func isTwice() {
    #expect(problems(Twice.self).contains("Two states are called \"a\". Rename one of them."))
    #expect(
      problems(TwoInitial.self) == ["The chart begins in \"a\" and \"b\", which cannot be active together. Choose one."]
    )
  }

  @Test("A state that would be entered without anybody saying what it knows is refused")
  func knowsNothing() {
    #expect(
      problems(Unknowing.self) == [
        """
        The state "b" knows Int, but nobody says what when the route "go" of "a" is taken. Lead to it by a route that does, or \
        say it with Initial.
        """
      ])
  }

  @Test("A history that would enter a state without anybody saying what it knows is refused")
  func historyKnowsNothing() {
    #expect(
      problems(UnknowingHistory.self) == [
        """
        The state "track" knows Int, but nobody says what when the history of "player" has no past. Lead to it by a route \
        that does, or say it with Initial.
        """,
        """
        The state "session" knows String, but nobody says what when the route "resume" of "out" is taken. Lead to it by a \
        route that does, or say it with Initial.
        """,
      ])
  }

  @Test("Cases that cannot be told apart are refused, and told apart once there is a sample")
  func isAmbiguous() {
    #expect(
      problems(Ambiguous<Opaque>.self) == [
        """
        Of the cases first and second of Event, which all have a value of type Opaque, it cannot be told which is meant. Let \
        Opaque be Sampled.
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

  @Test("A negative time, a history of a state without states inside, and an event with a value are refused")
  func isUnsuitable() {
    #expect(
      problems(Unsuitable.self) == [
        """
        A route of the state "a" names the event "go" with a value, but a route is for all values. Write On(Event.go, …), and \
        look at the value in a guard.
        """
      ])
    #expect(
      problems(Negative.self) == [
        "The history \"b.history\" is in no state. Put it into the state whose past it is to bring back.",
        "A route of the state \"a\" waits for -1000.0 milliseconds. Let it wait for zero or more.",
      ])
  }

  @Test("A chart that cannot be is reported where it is used first, and does nothing")
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
