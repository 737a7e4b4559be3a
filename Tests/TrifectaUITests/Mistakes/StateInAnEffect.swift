// It says: escaping closure captures 'inout' parameter 'state'
import Trifecta

struct Counter: Reducer {
  struct State { var count = 0 }
  enum Action {
    case tapped
    case counted(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .run { send in send(.counted(state.count)) }
  }
}
