import SwiftUI
import Testing
import TrifectaUI

/// SwiftUI may write to a binding when the item that it last read from the binding was replaced by another item.
@Suite("Presentation: late writes")
@MainActor
struct LatePresentationTests {
  struct Note: Reducer {
    struct State: Equatable, Identifiable { let id: Int }
    func reduce(into state: inout State, action: Never) -> Effect<Never> {}
  }

  struct Desk: Reducer {
    struct State: Equatable {
      var note: Note.State?
      var alert: AlertState<Never>?
      var dismissals = 0
    }
    enum Action {
      case note(PresentationAction<Never>)
      case alert(PresentationAction<Never>)
      case show(Int?)
      case warn(String?)
    }
    static let note = PresentedChild(
      Note(), state: \State.note,
      action: Action.note)
    static let alert = PresentedChild(
      alert: \State.alert,
      action: Action.alert)

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .show(let id): state.note = id.map { Note.State(id: $0) }
        case .warn(let words): state.alert = words.map { AlertState($0) }
        case .note(.dismiss), .alert(.dismiss): state.dismissals += 1
        }
        return .none
      }
      .ifLet(Self.note)
      .ifLet(Self.alert)
    }
  }

  let store = Store(initialState: Desk.State()) { Desk() }

  @Test("Dismissing the first alert keeps a second alert that has replaced it and has not been shown yet")
  func alerts() {
    store.send(.warn("First"))
    let isPresented = store.binding(isPresenting: Desk.alert)
    #expect(isPresented.wrappedValue)
    store.send(.warn("Second"))
    isPresented.wrappedValue = false
    #expect(store.alert?.title == "Second")
    #expect(store.dismissals == 0)

    #expect(isPresented.wrappedValue)
    isPresented.wrappedValue = false
    #expect(store.alert == nil)
    #expect(store.dismissals == 1)
  }

  @Test("Dismissing a sheet keeps another item that has replaced the sheet's item")
  func sheets() {
    store.send(.show(1))
    let note = store.binding(presenting: Desk.note)
    #expect(note.wrappedValue?.id == 1)
    store.send(.show(2))
    note.wrappedValue = nil
    #expect(store.note?.id == 2)
    #expect(store.dismissals == 0)
  }

  @Test("A binding that has shown no item dismisses the current item", arguments: [true, false])
  func unread(isRead: Bool) {
    let isPresented = store.binding(isPresenting: Desk.note)
    if isRead { #expect(!isPresented.wrappedValue) }
    store.send(.show(1))
    isPresented.wrappedValue = false
    #expect(store.note == nil)
  }

  /// A feature that asks for confirmation in an alert before it dismisses itself.
  struct Editor: Reducer {
    struct State: Equatable { var question: AlertState<Answer>? }
    enum Answer { case discard }
    enum Action {
      case closeTapped
      case question(PresentationAction<Answer>)
    }
    static let question = PresentedChild(
      alert: \State.question,
      action: Action.question)

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .closeTapped:
          state.question = AlertState("Discard?", buttons: [ButtonState("Discard", action: .discard)])
          return .none
        case .question(.presented(.discard)): return .dismiss
        case .question(.dismiss): return .none
        }
      }
      .ifLet(Self.question)
    }
  }

  struct Document: Reducer {
    struct State: Equatable { var editor: Editor.State? }
    enum Action { case editor(PresentationAction<Editor.Action>) }
    static let editor = PresentedChild(
      Editor(), state: \State.editor,
      action: Action.editor)

    var body: some Reducer<State, Action> {
      Reduce { _, _ in .none }
        .ifLet(Self.editor)
    }
  }

  @Test("Dismissing an alert of a sheet that its answer has dismissed sends nothing", arguments: [true, false])
  func alertOfDismissedSheet(isRead: Bool) throws {
    let store = Store(initialState: Document.State(editor: Editor.State())) { Document() }
    let editor = try #require(store.scope(Document.editor))
    let isPresented = editor.binding(isPresenting: Editor.question)
    editor.send(.closeTapped)
    if isRead { #expect(isPresented.wrappedValue) }
    editor.send(.question(.presented(.discard)))
    #expect(store.editor == nil)
    // An action of the editor would be reported as an issue.
    isPresented.wrappedValue = false
    #expect(store.editor == nil)
  }
}
