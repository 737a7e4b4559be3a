// It says: call to main actor-isolated initializer 'init(initialState:_:)' in a synchronous nonisolated context
import TrifectaUI

func makeStore() -> Store<Editor> {
  Store(initialState: Editor.State()) { Editor() }
}
