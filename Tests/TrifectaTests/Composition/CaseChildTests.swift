import IssueRecording
import Testing
import Trifecta

@MainActor
@Suite("Children of enum cases")
struct CaseChildTests {
  let store = Store(initialState: Mode.State.dim(.init())) { Mode() }
  let gate = Gate()

  @Test("The child of the current case handles its actions", arguments: [Mode.State.dim(.init()), .bright(.init())])
  func reduces(start: Mode.State) throws {
    let store = Store(initialState: start) { Mode() }
    switch start {
    case .dim:
      store.send(.dim(.increment))
      #expect(store.state == .dim(.init(count: 1)))
    default:
      store.send(.bright(.increment))
      #expect(store.state == .bright(.init(count: 1)))
    }
  }

  @Test("An action for a case that is not active is reported and changes nothing")
  func otherCase() {
    let issues = issues { store.send(.bright(.increment)) }
    let line = issues.first?.firstMatch(of: /House.swift:(\d+)/)?.output.1
    #expect(
      issues == [
        """
        The action .increment of Counter arrived for the case at TrifectaTests/House.swift:\(line ?? ""), whose \
        state is not the current case.

        The child never existed, or was removed before the action arrived. Send the action only while the child is \
        present. The child's own effects are cancelled when it is removed.
        """
      ])
    #expect(store.state == .dim(.init()))
  }

  /// Records the state when the parent's reducer runs.
  struct Noting: Reducer {
    let note: @MainActor (Mode.State) -> Void

    var body: some Reducer<Mode.State, Mode.Action> {
      Reduce { state, _ in
        note(state)
        return .none
      }
      .ifCaseLet(Mode.bright)
    }
  }

  @Test("The child's reducer runs before the parent's")
  func order() {
    var seen: [Mode.State] = []
    let store = Store(initialState: Mode.State.bright(.init())) { Noting { seen.append($0) } }
    store.send(.bright(.increment))
    #expect(seen == [.bright(.init(count: 1))])
  }

  @Test("Two cases with the same child type have separate stores")
  func siblings() throws {
    let dim = try #require(store.scope(Mode.dim))
    #expect(store.scope(Mode.bright) == nil)
    store.send(.become(.bright(.init(count: 7))))
    #expect(store.scope(Mode.dim) == nil)
    let bright = try #require(store.scope(Mode.bright))
    #expect(bright !== dim)
    #expect(bright.count == 7)
    bright.send(.increment)
    #expect(store.state == .bright(.init(count: 8)))
  }

  @Test("An observer that scopes the child runs when the case or the child's id changes")
  func presence() {
    let watch = Watch { [store] in store.scope(Mode.dim) != nil }
    store.send(.dim(.increment))
    store.send(.become(.dim(.init(id: 1))))
    store.send(.become(.off))
    store.send(.become(.bright(.init())))
    #expect(watch.seen == [true, true, false])
  }

  @Test("A field of a case's child is observed by value")
  func fields() throws {
    let dim = try #require(store.scope(Mode.dim))
    let watch = Watch { dim.count }
    store.send(.dim(.increment))
    store.send(.dim(.rename("Ada")))
    store.send(.become(.off))
    #expect(watch.seen == [0, 1])
  }

  @Test("Effects are cancelled when the case or the child's id changes")
  func cancels() throws {
    for successor in [Mode.State.off, .bright(.init()), .dim(.init(id: 1))] {
      store.send(.become(.dim(.init())))
      store.send(.dim(.perform(.init { [gate] in gate.effect(.increment) })))
      #expect(store.running == [try #require(store.scope(Mode.dim)).placeName])
      store.send(.become(successor))
      #expect(store.runningEffects.isEmpty)
    }
  }

  /// A parent with an optional mode.
  struct Switch: Reducer {
    struct State: Equatable { var mode: Mode.State? = .dim(.init()) }
    enum Action {
      case mode(Mode.Action)
      case removed
    }

    static let mode = OptionalChild(
      Mode(), state: \State.mode,
      action: CasePath(Action.mode) { if case .mode(let action) = $0 { action } else { nil } })

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .removed = action { state.mode = nil }
        return .none
      }
      .ifLet(Self.mode)
    }
  }

  @Test("Removing an optional child removes its case's child, effects and side effects")
  func nested() throws {
    let store = Store(initialState: Switch.State()) { Switch() }
    let dim = try #require(store.scope(Switch.mode)?.scope(Mode.dim))
    dim.send(.perform(.init { [gate] in gate.effect(.increment) }))
    dim.send(.emit("late"))
    #expect(store.running == [dim.placeName])
    #expect(dim.waitingSideEffects.count == 1)
    store.send(.removed)
    #expect(store.runningEffects.isEmpty)
    #expect(dim.waitingSideEffects.isEmpty)
    #expect(store.scope(Switch.mode) == nil)
  }

  @Test("Two children that one function declares are reported, unless it passes its caller's location on")
  func oneCall() {
    typealias Half = CaseChild<Mode.State, Mode.Action, Counter>
    let dim = CasePath(Mode.State.dim) { if case .dim(let state) = $0 { state } else { nil } }
    let bright = CasePath(Mode.State.bright) { if case .bright(let state) = $0 { state } else { nil } }
    let line = #line + 2
    func child(_ state: CasePath<Mode.State, Counter.State>) -> Half {
      CaseChild(Counter(), state: state, action: CasePath(Mode.Action.dim, extract: { _ in nil }))
    }
    func placed(_ state: CasePath<Mode.State, Counter.State>, line: UInt = #line) -> Half {
      CaseChild(Counter(), state: state, action: CasePath(Mode.Action.dim, extract: { _ in nil }), line: line)
    }
    let reported = issues {
      _ = store.scope(child(bright))
      _ = store.scope(child(dim))
    }
    #expect(
      reported == [
        """
        Two children of Mode are declared by the same call and cannot be told apart: the case at \
        TrifectaTests/CaseChildTests.swift:\(line).

        The child of a case is identified by the source location of its declaration. If a function declares the children, \
        let it take its caller's source location and pass it on: "fileID: fileID, line: line, column: column".
        """
      ])
    let found = issues {
      #expect(store.scope(placed(bright)) == nil)
      #expect(store.scope(placed(dim)) != nil)
    }
    #expect(found == [])
  }
}
