// It says: type 'Effect<Bell.Action>' has no member 'emit'
import Trifecta

struct Bell: Reducer {
  struct State {}
  enum Action { case pressed }
  enum SideEffect { case ring }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .emit(.ring) }
}
