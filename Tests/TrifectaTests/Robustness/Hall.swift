import Trifecta

/// A feature with one optional child and many permanent children: more than the number of unused nodes that a store
/// keeps.
struct Hall: Reducer {
  struct State: Equatable {
    var doors = Array(repeating: Door.State(), count: Hall.size)
    var lamp: Lamp.State?
  }
  enum Action: Equatable {
    case door(Int, Door.Action)
    case lamp(Lamp.Action)
    case turnOff
    case perform(Job)
  }
  struct Job: Equatable {
    var effect: @MainActor () -> Effect<Action>
    init(_ effect: @escaping @MainActor () -> Effect<Action>) { self.effect = effect }
    static func == (first: Job, second: Job) -> Bool { true }
  }

  nonisolated static var size: Int { 40 }

  /// Each number is a separate child, because their key paths differ.
  static func door(_ number: Int) -> Child<State, Action, Door> {
    Child(
      Door(), state: \State.doors[number],
      action: CasePath({ Action.door(number, $0) }) { action in
        if case .door(number, let action) = action { action } else { nil }
      })
  }
  static let lamp = OptionalChild(
    Lamp(), state: \State.lamp,
    action: CasePath(Action.lamp) { if case .lamp(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    for number in 0..<Self.size { Scope(Self.door(number)) }
    Reduce { state, action in
      switch action {
      case .turnOff:
        state.lamp = nil
        return .none
      case .perform(let job):
        return job.effect()
      case .door, .lamp:
        return .none
      }
    }
    .ifLet(Self.lamp)
  }
}

/// A child that has a child.
struct Door: Reducer {
  struct State: Equatable { var knob = Counter.State() }
  enum Action: Equatable { case knob(Counter.Action) }

  static let knob = Child(
    Counter(), state: \State.knob,
    action: CasePath(Action.knob) { if case .knob(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> { Scope(Self.knob) }
}
