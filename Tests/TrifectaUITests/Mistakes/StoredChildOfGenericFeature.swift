// It says: static stored properties not supported in generic types
import TrifectaUI

struct Box<Item: Equatable>: Reducer {
  struct State: Equatable {
    var item: Item
    var editor = Editor.State()
  }
  enum Action { case editor(Editor.Action) }
  static let editor = Child(Editor(), state: \State.editor, action: Action.editor)

  var body: some Reducer<State, Action> { Scope(Self.editor) }
}
