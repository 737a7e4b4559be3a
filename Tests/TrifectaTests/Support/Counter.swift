import Trifecta

/// The smallest feature with state, effects and side effects, used by most tests.
struct Counter: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var title = ""
    var user = User()
  }
  struct User: Equatable {
    var name = ""
    var age = 0
  }
  enum Action: Equatable {
    case increment
    case set(Int)
    case rename(String)
    case birthday
    case touchNothing
    /// Sends increments, each from its own effect.
    case chain(Int)
    case perform(Job)
    case emit(String)
  }
  enum SideEffect: Equatable {
    case say(String)
  }
  /// An effect that the test gives with the action.
  struct Job: Equatable {
    var effect: @MainActor () -> Effect<Action>
    init(_ effect: @escaping @MainActor () -> Effect<Action>) { self.effect = effect }
    static func == (a: Job, b: Job) -> Bool { true }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count += 1
      return .none
    case .set(let count):
      state.count = count
      return .none
    case .rename(let title):
      state.title = title
      return .none
    case .birthday:
      state.user.age += 1
      return .none
    case .touchNothing:
      return .none
    case .chain(let length):
      state.count += 1
      return length > 1 ? .send(.chain(length - 1)) : .none
    case .perform(let job):
      return job.effect()
    case .emit(let words):
      return emit(.say(words))
    }
  }
}
