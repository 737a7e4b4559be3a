import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@Suite("Sheets, covers and popovers")
@MainActor
struct PresentedStoreTests {
  struct Note: Reducer {
    struct State: Equatable { var text = "" }
    enum Action {
      case textChanged(String)
      case doneTapped
    }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .textChanged(let text):
        state.text = text
        return .none
      case .doneTapped:
        return .dismiss
      }
    }
  }

  struct Desk: Reducer {
    struct State: Equatable {
      var sheet: Note.State?
      var cover: Note.State?
      var popover: Note.State?
      var dismissals = 0
    }
    enum Action {
      case sheet(PresentationAction<Note.Action>)
      case cover(PresentationAction<Note.Action>)
      case popover(PresentationAction<Note.Action>)
      case opened(WritableKeyPath<State, Note.State?>)
    }
    static let sheet = PresentedChild(Note(), state: \State.sheet, action: Action.sheet)
    static let cover = PresentedChild(Note(), state: \State.cover, action: Action.cover)
    static let popover = PresentedChild(Note(), state: \State.popover, action: Action.popover)

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .opened(let field): state[keyPath: field] = Note.State()
        case .sheet(.dismiss), .cover(.dismiss), .popover(.dismiss): state.dismissals += 1
        default: break
        }
        return .none
      }
      .ifLet(Self.sheet)
      .ifLet(Self.cover)
      .ifLet(Self.popover)
    }
  }

  struct NoteScreen: View {
    let store: Store<Note>
    var body: some View {
      TextField("Text", text: store.binding(\.text, send: Note.Action.textChanged))
      Button("Done") { store.send(.doneTapped) }
    }
  }

  struct DeskScreen: View {
    let store: Store<Desk>
    var body: some View {
      VStack {
        Button("Sheet") { store.send(.opened(\.sheet)) }
        Button("Cover") { store.send(.opened(\.cover)) }
        Button("Popover") { store.send(.opened(\.popover)) }
          .popover(item: store.binding(presenting: Desk.popover)) { NoteScreen(store: $0) }
      }
      .sheet(item: store.binding(presenting: Desk.sheet)) { NoteScreen(store: $0) }
      .fullScreenCover(item: store.binding(presenting: Desk.cover)) { NoteScreen(store: $0) }
    }
  }

  let store = Store(initialState: Desk.State()) { Desk() }

  @Test(
    "The child's screen is shown and disappears when the child dismisses itself",
    arguments: ["Sheet", "Cover", "Popover"])
  func shows(button: String) async throws {
    let screen = await Screen { DeskScreen(store: store) }
    try await screen.tap(.button(button))
    try await screen.type("Buy milk", into: "Text")
    #expect((store.sheet ?? store.cover ?? store.popover)?.text == "Buy milk")
    try await screen.tap("Done")
    #expect(!screen.contains("Done"))
    #expect(store.dismissals == 1)
    #expect(store.sheet == nil && store.cover == nil && store.popover == nil)
  }

  @Test("Dismissing a sheet by hand dismisses the child once")
  func dismisses() async throws {
    let screen = await Screen { DeskScreen(store: store) }
    try await screen.tap("Sheet")
    try await screen.dismiss()
    #expect(store.sheet == nil)
    #expect(store.dismissals == 1)
    try await screen.tap("Sheet")
    #expect(screen.contains("Done"))
  }
}
