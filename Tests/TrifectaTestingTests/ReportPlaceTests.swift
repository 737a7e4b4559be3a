import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

/// A parent that receives actions for children that are always absent.
private struct Empty: Reducer {
  struct Child: Reducer {
    struct State: Equatable, Identifiable { let id: Int }
    enum Action { case go }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  struct State: Equatable {
    var child: Child.State?
    var rows: IdentifiedArray<Child.State> = []
    var path = StackState<Child.State>()
  }

  enum Action {
    case child(Child.Action)
    case row(Int, Child.Action)
    case path(StackAction<Child.State, Child.Action>)
    case later
  }

  static let child = OptionalChild(
    Child(), state: \State.child,
    action: CasePath(Action.child) { if case .child(let action) = $0 { action } else { nil } })
  static let rows = IdentifiedChildren(
    Child(), state: \State.rows,
    action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })
  static let path = StackChildren(
    Child(), state: \State.path,
    action: CasePath(Action.path) { if case .path(let action) = $0 { action } else { nil } })

  static let firstOperator: UInt = #line + 6

  var body: some Reducer<State, Action> {
    Reduce { _, action in
      if case .later = action { .send(.child(.go)) } else { .none }
    }
    .ifLet(Self.child)
    .forEach(Self.rows)
    .forEach(Self.path)
  }
}

@MainActor
@Suite("Source locations of failures")
struct ReportPlaceTests {
  private static let actions: [Empty.Action] = [
    .child(.go), .row(1, .go), .path(.element(id: StackElementID(7), action: .go)),
  ]

  @Test("A store reports an action for an absent child at the child's operator in the body", arguments: 0..<3)
  func composed(kind: Int) async {
    let store = Store(initialState: Empty.State()) { Empty() }
    let lines = await issueLines { store.send(Self.actions[kind]) }
    #expect(lines == ["TrifectaTestingTests/ReportPlaceTests.swift:\(Int(Empty.firstOperator) + kind)"])
  }

  @Test("A test store's failure points to the line that sent the action")
  func sent() async {
    let store = TestStore(initialState: Empty.State()) { Empty() }
    var line = 0
    let lines = await issueLines {
      line = #line + 1
      await store.send(.child(.go))
    }
    #expect(lines == ["TrifectaTestingTests/ReportPlaceTests.swift:\(line)"])
    let texts = await issues { await store.send(.child(.go)) }
    let place = "TrifectaTestingTests/ReportPlaceTests.swift:\(Empty.firstOperator)"
    #expect(texts.count == 1)
    #expect(texts.first?.hasSuffix("\n\nThe reducer is composed at \(place).") == true)
  }

  @Test("A test store's failure points to the line that received the action")
  func received() async {
    let store = TestStore(initialState: Empty.State()) { Empty() }
    await store.send(.later)
    var line = 0
    let lines = await issueLines {
      line = #line + 1
      await store.receive(where: { if case .child = $0 { true } else { false } })
    }
    #expect(lines == ["TrifectaTestingTests/ReportPlaceTests.swift:\(line)"])
  }

  @Test("A test store's failure points to the line that skipped the action")
  func skipped() async {
    let store = TestStore(initialState: Empty.State()) { Empty() }
    await store.send(.later)
    var line = 0
    let lines = await issueLines {
      line = #line + 1
      await store.skipReceivedActions()
    }
    #expect(lines == ["TrifectaTestingTests/ReportPlaceTests.swift:\(line)"])
  }
}
