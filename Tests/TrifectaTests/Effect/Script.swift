import Testing
import Trifecta

/// A feature that runs the effects of its actions and logs entries.
struct Script: Reducer {
  struct State: Equatable {
    var log: [String] = []
    var part = Part.State()
  }
  enum Action {
    case perform(Effect<Action>)
    case log(String)
  }
  typealias SideEffect = String

  /// A child that is used only for its place; its reducer never runs.
  struct Part: Reducer {
    struct State: Equatable { var part = Counter.State() }
    typealias Action = Int
    static let part = Child(
      Counter(), state: \State.part, action: CasePath<Int, Counter.Action>({ _ in 0 }, extract: { _ in nil }))
    func reduce(into state: inout State, action: Int) -> Effect<Int> { .none }
  }
  static let part = Child(
    Part(), state: \State.part, action: CasePath<Action, Int>({ .log("\($0)") }, extract: { _ in nil }))

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .perform(let effect):
      return effect
    case .log(let entry):
      state.log.append(entry)
      return .none
    }
  }
}

extension Effect<Script.Action> {
  /// Logs an entry at once.
  static func log(_ entry: String) -> Self { .send(.log(entry)) }

  /// Logs a name with `+`, waits at the gate, then logs it with `-`.
  @MainActor
  static func step(_ name: String, _ gate: Gate) -> Self {
    .run(name: name) { send in
      send(.log("+\(name)"))
      await gate.wait()
      send(.log("-\(name)"))
    }
  }
}

extension Effect {
  /// This effect merged with work that runs until it is cancelled.
  @MainActor var never: Self { .merge(self, .run { _ in await untilCancelled() }) }
}
