// It compiles.
import TrifectaUI

struct Notes: Reducer {
  struct State: Equatable {
    var editor = Editor.State()
    var other: Editor.State?
    var rows: IdentifiedArray<Row.State> = []
  }
  enum Action {
    case editor(Editor.Action)
    case other(PresentationAction<Editor.Action>)
    case row(id: Row.State.ID, action: Row.Action)
  }
  static let editor = Child(Editor(), state: \State.editor, action: Action.editor)
  static let other = PresentedChild(Editor(), state: \State.other, action: Action.other)
  static let rows = IdentifiedChildren(Row(), state: \State.rows, action: Action.row)

  var body: some Reducer<State, Action> {
    Scope(Self.editor)
    EmptyReducer().ifLet(Self.other).forEach(Self.rows)
  }
}
