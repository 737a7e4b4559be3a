// It says: A feature implements either func reduce(into state: inout State, action: Action) -> Effect<Action>
import Trifecta

struct Counter: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
}
