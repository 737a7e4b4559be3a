import Trifecta

/// A counter with a second property that does not change, and effects that change the count.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var step = 1
  }
  enum Action { case increment, incrementLater, incrementAfterYield }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count &+= state.step
      return .none
    case .incrementLater:
      return .run { send in send(.increment) }
    case .incrementAfterYield:
      return .run { send in
        await Task.yield()
        send(.increment)
      }
    }
  }
}

extension Store where Feature == Counter {
  /// A counter at 0.
  convenience init() {
    self.init(initialState: Counter.State()) { Counter() }
  }
}
