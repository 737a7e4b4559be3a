import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@Suite("Presentation")
@MainActor
struct PresentationTests {
  struct Note: Reducer {
    struct State: Equatable, Identifiable {
      var id = 0
      var text = ""
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case closeTapped
    }

    var body: some Reducer<State, Action> {
      BindingReducer()
      Reduce { _, action in
        if case .closeTapped = action { .dismiss } else { .none }
      }
    }
  }

  struct Desk: Reducer {
    struct State: Equatable {
      var note: Note.State?
      var dismissals = 0
    }
    enum Action {
      case note(PresentationAction<Note.Action>)
      case newTapped
    }
    static let note = PresentedChild(
      Note(), state: \State.note,
      action: Action.note)

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .newTapped: state.note = Note.State()
        case .note(.dismiss): state.dismissals += 1
        case .note: break
        }
        return .none
      }
      .ifLet(Self.note)
    }
  }

  /// Shows the note below the desk instead of in a sheet.
  struct DeskScreen: View {
    let store: Store<Desk>

    var body: some View {
      Button("New") { store.send(.newTapped) }
      NoteArea(
        note: store.binding(presenting: Desk.note), isPresented: store.binding(isPresenting: Desk.note))
    }
  }

  struct NoteArea: View {
    @Binding var note: Store<Note>?
    @Binding var isPresented: Bool

    var body: some View {
      if let note {
        TextField("Text", text: note.binding(\.text))
        Button("Close") { note.send(.closeTapped) }
        Button("Put away") { self.note = nil }
        Button("Hide") { isPresented = false }
        Button("Keep") {
          self.note = note
          isPresented = true
        }
      } else {
        Text(isPresented ? "?" : "Nothing to see")
      }
    }
  }

  let store = Store(initialState: Desk.State()) { Desk() }

  @Test("A presented child is shown, and its fields are bound")
  func shows() async throws {
    let screen = await Screen { DeskScreen(store: store) }
    #expect(screen.contains("Nothing to see"))
    try await screen.tap("New")
    try await screen.type("Buy milk", into: "Text")
    #expect(store.note?.text == "Buy milk")
  }

  @Test("Dismissing the child on screen sends one dismiss action", arguments: ["Put away", "Hide", "Close"])
  func dismisses(button: String) async throws {
    let screen = await Screen { DeskScreen(store: store) }
    try await screen.tap("New")
    try await screen.tap(.button(button))
    #expect(store.note == nil)
    #expect(store.dismissals == 1)
    #expect(screen.contains("Nothing to see"))
  }

  @Test("Writing the presented child or true to a binding does nothing")
  func keeps() async throws {
    let screen = await Screen { DeskScreen(store: store) }
    try await screen.tap("New")
    try await screen.tap("Keep")
    #expect(store.note != nil)
    #expect(store.dismissals == 0)
  }

  @Test("A write after the child is gone sends no action")
  func writesLate() {
    store.binding(isPresenting: Desk.note).wrappedValue = false
    store.binding(presenting: Desk.note).wrappedValue = nil
    #expect(store.dismissals == 0)
  }
}
