import IssueRecording
import Testing
import Trifecta

/// A feature whose state is an enum. It declares two children for one case, and one child of the same feature for
/// another case.
private struct Lid: Reducer {
  enum State: Equatable {
    case open(Counter.State)
    case shut(Counter.State)
  }
  enum Action {
    case open(Counter.Action)
    case openToo(Counter.Action)
    case shut(Counter.Action)
    case become(State)
    case knock(@MainActor () -> Void)
  }

  static let isOpen = CasePath(State.open) { if case .open(let state) = $0 { state } else { nil } }
  static let open = CaseChild(
    Counter(), state: isOpen, action: CasePath(Action.open) { if case .open(let action) = $0 { action } else { nil } })
  static let openToo = CaseChild(
    Counter(), state: isOpen,
    action: CasePath(Action.openToo) { if case .openToo(let action) = $0 { action } else { nil } })
  static let shut = CaseChild(
    Counter(), state: CasePath(State.shut) { if case .shut(let state) = $0 { state } else { nil } },
    action: CasePath(Action.shut) { if case .shut(let action) = $0 { action } else { nil } })

  let log: Log

  @MainActor
  final class Log {
    var entries: [String] = []
  }

  var body: some Reducer<State, Action> {
    Scope(Self.open)
    Scope(Self.openToo)
    Scope(Self.shut)
    Reduce { state, action in
      switch action {
      case .open: log.entries.append("open")
      case .openToo: log.entries.append("open too")
      case .shut: log.entries.append("shut")
      case .become(let new): state = new
      case .knock: break
      }
      return .none
    }
  }
}

@MainActor
@Suite("Two children of one enum case")
struct SecondCaseTests {
  private let log = Lid.Log()

  private func lid(_ state: Lid.State) -> Store<Lid> { Store(initialState: state) { [log] in Lid(log: log) } }

  @Test("Two children of one case send their own actions and are reported once")
  func twoDeclarations() throws {
    let store = lid(.open(.init()))
    let reported = try issues {
      let first = try #require(store.scope(Lid.open))
      let second = try #require(store.scope(Lid.openToo))
      first.send(.increment)
      second.send(.increment)
      store.send(.become(.shut(.init())))
      store.send(.become(.open(.init(count: 5))))
      try #require(store.scope(Lid.openToo)).send(.increment)
      try #require(store.scope(Lid.open)).send(.increment)
    }
    #expect(log.entries == ["open", "open too", "open too", "open"])
    #expect(store.state == .open(.init(count: 7)))
    #expect(
      reported.map { $0.replacing(/at TrifectaTests\/SecondCaseTests.swift:\d+:\d+/) { _ in "somewhere" } } == [
        """
        The current case of State is declared twice: somewhere and somewhere.

        Declare each part of the state as one child of a feature. Both children are present, each with its own effects and \
        side effects. Delete one of the declarations and use the other one.
        """
      ])
  }

  @Test("Children of two cases are not reported after both cases were active")
  func twoCases() throws {
    let store = lid(.open(.init()))
    let reported = try issues {
      let open = try #require(store.scope(Lid.open))
      open.send(.increment)
      store.send(.become(.shut(.init())))
      let shut = try #require(store.scope(Lid.shut))
      shut.send(.increment)
      store.send(.become(.open(.init())))
      try #require(store.scope(Lid.open)).send(.increment)
      #expect(store.scope(Lid.shut) == nil)
      _ = (open, shut)
    }
    #expect(log.entries == ["open", "shut", "open"])
    #expect(reported.isEmpty)
  }
}
