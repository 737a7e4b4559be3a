// Compiled together with each of the other files in this folder.
import TrifectaUI

struct Editor: Reducer {
  struct State: Equatable {
    var text = ""
  }
  enum Action { case changed(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct Row: Reducer {
  struct State: Equatable, Identifiable { let id: Int }
  enum Action { case tapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
