// It says: The SideEffect type of this reducer differs from the feature's: run it as a Child
import Trifecta

struct Bell: Reducer {
  struct State {}
  enum Action { case pressed }
  enum SideEffect { case ring }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { emit(.ring) }
}

struct Door: Reducer {
  typealias State = Bell.State
  typealias Action = Bell.Action

  var body: some Reducer<State, Action> { Bell() }
}
