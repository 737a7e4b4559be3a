import Testing
import Trifecta

/// A parent that intercepts its children's side effects: it re-emits shouts as its own, answers questions with an
/// action, drops curses, and delivers the rest.
private struct Chaperon: Reducer {
  struct State: Equatable {
    var child = Lamp.State()
    var rows: IdentifiedArray<Counter.State> = [Counter.State(id: 0), Counter.State(id: 1)]
    var guest: Lamp.State?
    var path: StackState<Lamp.State> = [Lamp.State()]
    var answers: [String] = []
  }
  enum Action {
    case child(Lamp.Action)
    case row(Int, Counter.Action)
    case guest(Lamp.Action)
    case path(StackAction<Lamp.State, Lamp.Action>)
    case answered(String)
  }
  enum SideEffect: Equatable { case shout(String) }

  static let child = Child(
    Lamp(), state: \State.child,
    action: CasePath(Action.child) { if case .child(let action) = $0 { action } else { nil } })
  static let rows = IdentifiedChildren(
    Counter(), state: \State.rows,
    action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })
  static let guest = OptionalChild(
    Lamp(), state: \State.guest,
    action: CasePath(Action.guest) { if case .guest(let action) = $0 { action } else { nil } })
  static let path = StackChildren(
    Lamp(), state: \State.path,
    action: CasePath(Action.path) { if case .path(let action) = $0 { action } else { nil } })

  static let answering = Reduce<State, Action> { state, action in
    if case .answered(let answer) = action { state.answers.append(answer) }
    return .none
  }

  func hear(_ words: String) -> SideEffectResponse<Action> {
    switch words {
    case "HEY": .replace(with: emit(.shout("HEY")))
    case "why?": .send(.answered("because"))
    case "damn": .drop
    default: .deliver
    }
  }

  var body: some Reducer<State, Action> {
    Scope(Self.child).onSideEffect { sideEffect in
      guard case .say(let words) = sideEffect else { return .deliver }
      return hear(words)
    }
    Self.answering
      .forEach(Self.rows).onSideEffect { id, sideEffect in
        guard case .say(let words) = sideEffect else { return .deliver }
        return words == "why?" ? .replace(with: .send(.answered("because of row \(id)"))) : hear(words)
      }
      .ifLet(Self.guest).onSideEffect { sideEffect in
        guard case .say(let words) = sideEffect else { return .deliver }
        return hear(words)
      }
      .forEach(Self.path).onSideEffect { id, _ in .replace(with: .send(.answered("screen \(id)"))) }
  }
}

@MainActor
@Suite("Intercepting side effects of children")
struct InterceptionTests {
  private let store = Store(initialState: Chaperon.State()) { Chaperon() }

  @Test("A delivered side effect reaches the child's store, and a dropped side effect does not")
  func leaves() async {
    let child = store.scope(Chaperon.child)
    child.send(.emit("damn"))
    child.send(.emit("hello"))
    #expect(await first(of: child.sideEffects) == .say("hello"))
  }

  @Test("The parent intercepts a side effect when it is emitted")
  func isAskedInTime() async {
    let gate = Gate()
    let task = store.send(
      .child(
        .perform(
          .init {
            .concatenate(Lamp().emit(.say("why?")), .run { _ in await gate.wait() }, Lamp().emit(.say("why?")))
          })))
    #expect(store.answers == ["because"])
    gate.open()
    await task.finish()
    #expect(store.answers == ["because", "because"])
  }

  @Test("A child's side effect can become a side effect of the parent")
  func maps() async {
    store.send(.child(.emit("HEY")))
    #expect(await first(of: store.sideEffects) == .shout("HEY"))
  }

  @Test("A child's side effect can become an action of the parent")
  func answers() {
    store.send(.child(.emit("why?")))
    store.send(.child(.perform(.init { .merge(Lamp().emit(.say("why?")), .send(.toggle)) })))
    #expect(store.answers == ["because", "because"])
    #expect(store.child.isOn)
  }

  @Test("A response that is declared inline can drop the side effect")
  func dropsInPlace() async {
    struct Deaf: Reducer {
      static let child = Chaperon.child
      var body: some Reducer<Chaperon.State, Chaperon.Action> {
        Scope(Self.child).onSideEffect { sideEffect in
          switch sideEffect {
          case .say("hello"): .deliver
          case .say: .replace(with: .none)
          }
        }
      }
    }
    let child = Store(initialState: Chaperon.State()) { Deaf() }.scope(Deaf.child)
    child.send(.emit("damn"))
    child.send(.emit("hello"))
    #expect(child.waitingSideEffects.count == 1)
    #expect(await first(of: child.sideEffects) == .say("hello"))
  }

  @Test("The side effects of a child that is declared inline are intercepted", arguments: [false, true])
  func undeclared(dependsOnState: Bool) {
    struct Radio: Reducer {
      let dependsOnState: Bool
      var body: some Reducer<Chaperon.State, Chaperon.Action> {
        if dependsOnState {
          Scope(state: \.child, action: Chaperon.Action.child) { _ in Lamp() }.onSideEffect { _ in
            .send(.answered("so"))
          }
        } else {
          Scope(state: \.child, action: Chaperon.Action.child) { Lamp() }.onSideEffect { _ in .send(.answered("so")) }
        }
        Chaperon.answering
      }
    }
    let store = Store(initialState: Chaperon.State()) { Radio(dependsOnState: dependsOnState) }
    store.send(.child(.emit("why?")))
    #expect(store.answers == ["so"])
  }

  @Test("The side effects of an optional child are intercepted")
  func optional() {
    let store = Store(initialState: Chaperon.State(guest: Lamp.State())) { Chaperon() }
    store.send(.guest(.emit("why?")))
    store.send(.guest(.emit("damn")))
    store.send(.guest(.emit("hello")))
    #expect(store.answers == ["because"])
    #expect(store.scope(Chaperon.guest)?.waitingSideEffects.count == 1)
  }

  @Test("The side effects of a case's child are intercepted")
  func cases() {
    struct Warden: Reducer {
      enum Action { case mode(Mode.Action) }
      static let dim = CaseChild(
        Counter(),
        state: CasePath(Mode.State.dim) { if case .dim(let state) = $0 { state } else { nil } },
        action: CasePath({ Action.mode(.dim($0)) }) { if case .mode(.dim(let action)) = $0 { action } else { nil } })
      var body: some Reducer<Mode.State, Action> {
        EmptyReducer().ifCaseLet(Self.dim).onSideEffect { sideEffect in
          switch sideEffect {
          case .say("hello"): .deliver
          case .say: .replace(with: .none)
          }
        }
      }
    }
    let store = Store(initialState: .dim(Counter.State())) { Warden() }
    store.send(.mode(.dim(.emit("damn"))))
    store.send(.mode(.dim(.emit("hello"))))
    #expect(store.scope(Warden.dim)?.waitingSideEffects.count == 1)
  }

  @Test("The side effects of a row are intercepted with its id")
  func rows() {
    store.send(.row(1, .emit("why?")))
    #expect(store.answers == ["because of row 1"])
  }

  @Test("The side effects of a screen are intercepted with its id")
  func screens() {
    store.send(.path(.element(id: StackElementID(0), action: .emit("anything"))))
    #expect(store.answers == ["screen #0"])
  }

  @Test("A replacement for a screen's side effect belongs to the parent")
  func screensForTheParent() {
    struct Guide: Reducer {
      struct State: Equatable { var path: StackState<Lamp.State> = [Lamp.State()] }
      enum Action {
        case path(StackAction<Lamp.State, Lamp.Action>)
        case stop
      }
      enum SideEffect: Equatable { case shout }
      static let path = StackChildren(
        Lamp(), state: \State.path,
        action: CasePath(Action.path) { if case .path(let action) = $0 { action } else { nil } })
      var body: some Reducer<State, Action> {
        Reduce { _, action in
          if case .stop = action { .cancel(id: "work") } else { .none }
        }
        .forEach(Self.path).onSideEffect { _, sideEffect in
          sideEffect == .say("shout")
            ? .replace(with: emit(.shout))
            : .replace(with: .run { _ in await untilCancelled() }.cancellable(id: "work"))
        }
      }
    }
    let store = Store(initialState: Guide.State()) { Guide() }
    let id = store.path.ids[0]
    store.send(.path(.element(id: id, action: .emit("shout"))))
    #expect(store.waitingSideEffects.count == 1)
    store.send(.path(.element(id: id, action: .emit("work"))))
    store.send(.path(.popFrom(id: id)))
    #expect(store.runningEffects.map(\.place) == ["the root"])
    store.send(.stop)
    #expect(store.runningEffects.isEmpty)
  }

  @Test("A parent's cancellation id also covers its replacement for a side effect")
  func aroundAnAnswer() {
    struct Bell: Reducer {
      struct State: Equatable {}
      enum Action { case ring }
      enum SideEffect { case ding }
      func reduce(into state: inout State, action: Action) -> Effect<Action> { emit(.ding) }
    }
    struct Porch: Reducer {
      struct State: Equatable { var bell = Bell.State() }
      enum Action {
        case bell(Bell.Action)
        case stop
      }
      static let bell = Child(
        Bell(), state: \State.bell,
        action: CasePath(Action.bell) { if case .bell(let action) = $0 { action } else { nil } })
      var body: some Reducer<State, Action> {
        let answering = Scope(Self.bell).onSideEffect { _ in .replace(with: .run { _ in await untilCancelled() }) }
          .compiled()
        Reduce { state, action in
          guard case .bell = action else { return .cancel(id: "all") }
          return answering.reduce(into: &state, action: action).cancellable(id: "all")
        }
      }
    }
    let store = Store(initialState: Porch.State()) { Porch() }
    store.send(.bell(.ring))
    #expect(store.running == ["the root \"all\""])
    store.send(.stop)
    #expect(store.running == [])
  }
}
