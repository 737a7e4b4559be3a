// It says: A feature has either func reduce(into state: inout State, action: Action) -> Effect<Action>, or a body of reducers
import Trifecta

struct Counter: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
}
