import Trifecta

/// One number, and an effect that changes it.
struct Counter: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case increment, incrementLater }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count &+= 1
      return .none
    case .incrementLater:
      return .run { send in send(.increment) }
    }
  }
}
