import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

/// A note that can dismiss itself.
private struct Note: Reducer {
  struct State: Equatable { var text = "" }
  enum Action: Equatable {
    case textChanged(String)
    case closeTapped
    case shareTapped
  }
  enum SideEffect: Equatable { case share(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text):
      state.text = text
      return .none
    case .closeTapped:
      return .dismiss
    case .shareTapped:
      return emit(.share(state.text))
    }
  }
}

/// A desk with a note as each kind of child.
private struct Desk: Reducer {
  struct State: Equatable {
    var open: Note.State?
    var sheet: Note.State?
    var path: StackState<Note.State> = []
    var page = Page.State.blank
  }
  enum Action: Equatable {
    case open(Note.Action)
    case sheet(PresentationAction<Note.Action>)
    case path(StackAction<Note.State, Note.Action>)
    case page(Page.Action)
  }
  struct Page: Reducer {
    enum State: Equatable {
      case blank
      case note(Note.State)
    }
    enum Action: Equatable { case note(Note.Action) }
    static let note = CaseChild(
      Note(), state: CasePath(State.note) { if case .note(let state) = $0 { state } else { nil } },
      action: CasePath(Action.note) { if case .note(let action) = $0 { action } else { nil } })
    var body: some Reducer<State, Action> { Scope(Self.note) }
  }

  static let open = OptionalChild(
    Note(), state: \State.open,
    action: CasePath(Action.open) { if case .open(let action) = $0 { action } else { nil } })
  static let sheet = PresentedChild(
    Note(), state: \State.sheet,
    action: CasePath(Action.sheet) { if case .sheet(let action) = $0 { action } else { nil } })
  static let path = StackChildren(
    Note(), state: \State.path,
    action: CasePath(Action.path) { if case .path(let action) = $0 { action } else { nil } })
  static let page = Child(
    Page(), state: \State.page,
    action: CasePath(Action.page) { if case .page(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    Scope(Self.page)
    EmptyReducer()
      .ifLet(Self.open)
      .ifLet(Self.sheet)
      .forEach(Self.path)
  }
}

@MainActor
@Suite("TestStore: children of every kind")
struct TestStoreCompositionTests {
  @Test("Side effects of each kind of child are asserted through that child")
  func sideEffects() async {
    let store = TestStore(
      initialState: Desk.State(
        open: .init(text: "open"), sheet: .init(text: "sheet"), path: [.init(text: "path")],
        page: .note(.init(text: "page")))
    ) {
      Desk()
    }
    await store.send(.open(.shareTapped))
    await store.send(.sheet(.presented(.shareTapped)))
    await store.send(.path(.element(id: StackElementID(0), action: .shareTapped)))
    await store.send(.page(.note(.shareTapped)))
    store.child(Desk.page).child(Desk.Page.note).expectSideEffect(.share("page"))
    store.child(Desk.path, id: StackElementID(0)).expectSideEffect(.share("path"))
    store.child(Desk.sheet).expectSideEffect(.share("sheet"))
    store.child(Desk.open).expectSideEffect(.share("open"))
    await store.finish()
  }

  @Test("A test receives the dismiss action when a presented child dismisses itself")
  func dismissal() async {
    let store = TestStore(initialState: Desk.State(sheet: .init())) { Desk() }
    await store.send(.sheet(.presented(.closeTapped)))
    await store.receive(.sheet(.dismiss)) { $0.sheet = nil }
    await store.finish()
  }

  @Test("A test receives the pop action when a screen dismisses itself")
  func popped() async {
    let store = TestStore(initialState: Desk.State(path: [.init(), .init()])) { Desk() }
    await store.send(.path(.element(id: StackElementID(1), action: .closeTapped)))
    await store.receive(.path(.popFrom(id: StackElementID(1)))) { $0.path.popLast() }
    await store.send(.path(.push(.init(text: "new")))) { $0.path.append(.init(text: "new")) }
    await store.finish()
  }

  @Test("The dismissal of a feature without its parent is asserted with expectDismiss")
  func expectsDismiss() async {
    let store = TestStore(initialState: Note.State()) { Note() }
    await store.send(.closeTapped)
    store.expectDismiss()
    await store.finish()
  }

  @Test("A missing dismissal fails, and so does an unexpected one")
  func failures() async {
    let issues = await issues {
      let store = TestStore(initialState: Note.State()) { Note() }
      store.expectDismiss()
      await store.send(.closeTapped)
      await store.finish()
    }
    #expect(
      issues == [
        "The test expects the root to request its dismissal, but it did not.",
        """
        The test ended without expecting 1 dismissal: …

          • of the root

        Expect each of them with "expectDismiss".
        """,
      ])
  }

  @Test("A dismissal that is not asserted is a warning with showSkipped")
  func mentionsDismissal() async {
    let reported = await reports {
      let store = TestStore(initialState: Note.State()) { Note() }
      store.exhaustivity = .off(showSkipped: true)
      await store.send(.closeTapped)
      await store.finish()
    }
    #expect(reported.failures == [])
    #expect(reported.mentions == ["Skipped 1 dismissal: …\n\n  • of the root"])
  }
}
