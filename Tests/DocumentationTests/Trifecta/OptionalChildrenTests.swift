import Testing
import Trifecta
import TrifectaTesting

struct Details: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var note = ""
  }
  enum Action: Equatable { case noteChanged(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .noteChanged(let note) = action else { return .none }
    state.note = note
    return .none
  }
}

// snippet: optional-feature
struct Catalogue: Reducer {
  struct State: Equatable { var details: Details.State? }

  enum Action: Equatable {
    case details(Details.Action)
    case selected(Int?)
  }

  static let details = OptionalChild(
    Details(), state: \State.details,
    action: Action.details)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .selected(let id) = action { state.details = id.map { Details.State(id: $0) } }
      return .none
    }
    .ifLet(Self.details)
  }
}
// end

// snippet: presented-child
struct Editor: Reducer {
  struct State: Equatable { var text = "" }
  enum Action: Equatable {
    case textChanged(String)
    case saveTapped, cancelTapped
  }
  enum SideEffect: Equatable { case saved(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text):
      state.text = text
      return .none
    case .saveTapped:
      return .merge(emit(.saved(state.text)), .dismiss)
    case .cancelTapped:
      return .dismiss
    }
  }
}
// end

// snippet: presented-parent
struct Notebook: Reducer {
  struct State: Equatable {
    var notes: [String] = []
    var editor: Editor.State?
  }

  enum Action: Equatable {
    case addTapped
    case editor(PresentationAction<Editor.Action>)
    case noteSaved(String)
  }

  static let editor = PresentedChild(
    Editor(), state: \State.editor,
    action: Action.editor)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.editor = Editor.State()
        return .none
      case .noteSaved(let note):
        state.notes.append(note)
        return .none
      case .editor:
        return .none
      }
    }
    .ifLet(Self.editor).onSideEffect { sideEffect in
      guard case .saved(let note) = sideEffect else { return .deliver }
      return .send(.noteSaved(note))
    }
  }
}
// end

// snippet: alert-feature
struct Draft: Reducer {
  struct State: Equatable {
    var text = ""
    var alert: AlertState<Answer>?
  }

  enum Action: Equatable {
    case deleteTapped
    case alert(PresentationAction<Answer>)
  }

  enum Answer: Equatable { case delete }

  static let alert = PresentedChild(
    alert: \State.alert,
    action: Action.alert)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .deleteTapped:
        state.alert = AlertState(
          "Delete the draft?",
          buttons: [ButtonState("Delete", role: .destructive, action: .delete), .cancel()])
        return .none
      case .alert(.presented(.delete)):
        state.text = ""
        return .none
      case .alert(.dismiss):
        return .none
      }
    }
    .ifLet(Self.alert)
  }
}
// end

struct SignIn: Reducer {
  struct State: Equatable { var name = "" }
  enum Action: Equatable { case nameChanged(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .nameChanged(let name) = action else { return .none }
    state.name = name
    return .none
  }
}

// snippet: case-feature
struct Session: Reducer {
  enum State: Equatable {
    case signedOut(SignIn.State)
    case signedIn(Notebook.State)
  }

  enum Action: Equatable {
    case signIn(SignIn.Action)
    case notebook(Notebook.Action)
    case signedIn
  }

  static let signIn = CaseChild(
    SignIn(),
    state: State.signedOut,
    action: Action.signIn)
  static let notebook = CaseChild(
    Notebook(),
    state: State.signedIn,
    action: Action.notebook)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .signedIn = action { state = .signedIn(Notebook.State()) }
      return .none
    }
    .ifCaseLet(Self.signIn)
    .ifCaseLet(Self.notebook)
  }
}
// end

@MainActor
@Suite("OptionalChildren.md")
struct OptionalChildrenTests {
  @Test("The child's store exists while its state exists")
  func optional() {
    // snippet: optional-scope
    let store = Store(initialState: Catalogue.State()) { Catalogue() }
    #expect(store.scope(Catalogue.details) == nil)

    store.send(.selected(3))
    if let details = store.scope(Catalogue.details) {
      details.send(.noteChanged("rare"))
      #expect(details.note == "rare")
    }
    // end
    #expect(store.details?.note == "rare")
    store.send(.selected(nil))
    #expect(store.scope(Catalogue.details) == nil)
  }

  @Test("A child dismisses itself, and the parent receives the saved value")
  func presented() async {
    // snippet: presented-test
    let store = TestStore(initialState: Notebook.State()) { Notebook() }
    await store.send(.addTapped) { $0.editor = Editor.State() }
    await store.send(.editor(.presented(.textChanged("Milk")))) { $0.editor?.text = "Milk" }
    await store.send(.editor(.presented(.saveTapped)))
    await store.receive(.noteSaved("Milk")) { $0.notes = ["Milk"] }
    await store.receive(.editor(.dismiss)) { $0.editor = nil }
    await store.finish()
    // end
  }

  @Test("A presented child that is tested alone requests its dismissal")
  func alone() async {
    // snippet: presented-alone
    let store = TestStore(initialState: Editor.State()) { Editor() }
    await store.send(.cancelTapped)
    store.expectDismiss()
    await store.finish()
    // end
  }

  @Test("A button dismisses the alert before the parent handles its action")
  func alert() async {
    let store = TestStore(initialState: Draft.State(text: "Dear")) { Draft() }
    await store.send(.deleteTapped) {
      $0.alert = AlertState(
        "Delete the draft?", buttons: [ButtonState("Delete", role: .destructive, action: .delete), .cancel()])
    }
    // snippet: alert-test
    await store.send(.alert(.presented(.delete))) {
      $0.text = ""
      $0.alert = nil
    }
    // end
    await store.finish()
  }

  @Test("The store of a case exists while the state is in that case")
  func cases() {
    // snippet: case-scope
    let store = Store(initialState: .signedOut(SignIn.State())) { Session() }
    #expect(store.scope(Session.signIn) != nil)

    store.send(.signedIn)
    #expect(store.scope(Session.signIn) == nil)
    #expect(store.scope(Session.notebook) != nil)
    // end
  }
}
