// It says: switch must be exhaustive
import Trifecta

struct Counter: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped, held }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped: return .none
    }
  }
}
