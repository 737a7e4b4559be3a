import Testing
import Trifecta

private enum NameKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

private enum PlaceKey: DependencyKey {
  static let liveValue = "nowhere"
  static let testValue = "nowhere"
}

extension DependencyValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var place: String {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}

/// Records its dependencies in the reducer, in an effect, and in an effect's error handler.
private struct Speaker: Reducer {
  struct State: Equatable {
    var notes: [String] = []
  }
  enum Action {
    case speak
    case identify
    case fail
    case spoken(String)
  }
  struct Failure: Error {}

  @Dependency(\.name) var name
  @Dependency(\.place) var place
  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .speak:
      state.notes.append("\(name) \(place)")
      return .run { send in
        await Task.yield()
        send(.spoken("effect: \(name) \(place)"))
      }
    case .identify:
      state.notes.append("\(name) \(place) \(uuid().uuidString.suffix(1))")
      return .none
    case .fail:
      return .run { _ in
        throw Failure()
      } catch: { _, send in
        send(.spoken("catch: \(name)"))
      }
    case .spoken(let words):
      state.notes.append(words)
      return .none
    }
  }
}

private struct Pair: Reducer {
  struct State: Equatable {
    var left = Speaker.State()
    var right = Speaker.State()
    var heard: [String] = []
  }
  enum Action {
    case left(Speaker.Action)
    case right(Speaker.Action)
  }

  static let left = Child(
    Speaker(), state: \State.left,
    action: CasePath(Action.left) { if case .left(let action) = $0 { action } else { nil } })
  static let right = Child(
    Speaker(), state: \State.right,
    action: CasePath(Action.right) { if case .right(let action) = $0 { action } else { nil } })

  @Dependency(\.name) var name

  var body: some Reducer<State, Action> {
    Scope(Self.left)
      .dependency(\.name, "left")
      .dependencies {
        $0.name = "not the nearest"
        $0.place = "outside"
      }
    Scope(Self.right)
    Reduce { state, _ in
      state.heard.append(name)
      return .none
    }
  }
}

@MainActor
@Suite("Dependencies: overrides inside a body")
struct ReducerDependencyTests {
  @Test("The innermost override applies to the child and its effects")
  func reaches() async {
    let store = Store(initialState: Pair.State()) { Pair() }
    await store.send(.left(.speak)).finish()
    #expect(store.left.notes == ["left outside", "effect: left outside"])
  }

  @Test("An override reaches the handler of an effect's error")
  func handler() async {
    let store = Store(initialState: Pair.State()) { Pair() }
    await store.send(.left(.fail)).finish()
    #expect(store.left.notes == ["catch: left"])
  }

  @Test("An override reaches a side effect's response and its replacement")
  func answer() async {
    struct Child: Reducer {
      typealias State = Int
      typealias Action = Never?
      typealias SideEffect = Int
      func reduce(into state: inout Int, action: Action) -> Effect<Action> {
        .concatenate(.run { _ in await Task.yield() }, emit(1))
      }
    }
    struct Parent: Reducer {
      struct State: Equatable {
        var child = 0
        var notes: [String] = []
      }
      enum Action {
        case child(Child.Action)
        case noted(String)
      }
      @Dependency(\.name) var name
      var body: some Reducer<State, Action> {
        Scope(Trifecta.Child(Child(), state: \State.child, action: Action.child)).onSideEffect { [_name] _ in
          let answered = _name.wrappedValue
          return .replace(with: .run { send in send(.noted("\(answered), effect: \(_name.wrappedValue)")) })
        }
        .dependency(\.name, "near")
        Reduce { state, action in
          if case .noted(let note) = action { state.notes.append(note) }
          return .none
        }
      }
    }
    let store = Store(initialState: Parent.State()) { Parent() }
    await store.send(.child(nil)).finish()
    #expect(store.notes == ["near, effect: near"])
  }

  @Test("An override does not reach siblings or the parent")
  func sibling() async {
    let store = Store(initialState: Pair.State()) { Pair() }
    await store.send(.right(.speak)).finish()
    await store.send(.left(.speak)).finish()
    #expect(store.right.notes == ["test nowhere", "effect: test nowhere"])
    #expect(store.heard == ["test", "test", "test", "test"])
  }

  @Test("An override does not apply to the parent's effects and new stores")
  func leaksNothing() async {
    struct Parent: Reducer {
      struct State: Equatable {
        var speaker = Speaker.State()
        var notes: [String] = []
      }
      enum Action {
        case speaker(Speaker.Action)
        case noted(String)
      }
      static let speaker = Child(
        Speaker(), state: \State.speaker,
        action: CasePath(Action.speaker) { if case .speaker(let action) = $0 { action } else { nil } })
      @Dependency(\.name) var name
      var body: some Reducer<State, Action> {
        Scope(Self.speaker).dependency(\.name, "child")
        Reduce { state, action in
          switch action {
          case .speaker(.spoken): return .run { send in send(.noted(name)) }
          case .speaker: return .none
          case .noted(let note):
            state.notes.append(note)
            return .none
          }
        }
      }
    }
    let store = Store(initialState: Parent.State()) { Parent() }
    var made: Store<Speaker>?
    let token = observe {
      if !store.notes.isEmpty, made == nil { made = Store(initialState: Speaker.State()) { Speaker() } }
    }
    await store.send(.speaker(.speak)).finish()
    made?.send(.speak)
    #expect(store.notes == ["test"])
    #expect(made?.notes == ["test nowhere"])
    token.cancel()
  }

  @Test("An override around send reaches neither the reducer nor its effects")
  func aroundSend() async {
    let store = Store(initialState: Speaker.State()) { Speaker() }
    await withDependencies {
      $0.name = "around"
    } operation: {
      store.send(.speak)
    }.finish()
    #expect(store.notes == ["test nowhere", "effect: test nowhere"])
  }

  @Test("An override in the body takes precedence over the store's override")
  func countsMore() async {
    let store = Store(initialState: Pair.State()) {
      Pair()
    } withDependencies: {
      $0.name = "store"
      $0.place = "here"
    }
    await store.send(.left(.speak)).finish()
    await store.send(.right(.speak)).finish()
    #expect(store.left.notes == ["left outside", "effect: left outside"])
    #expect(store.right.notes == ["store here", "effect: store here"])
  }

  @Test("An override in a child's body and an override around the child both apply")
  func nested() async {
    struct Outer: Reducer {
      static let pair = Child(Pair(), state: \Pair.State.self, action: CasePath({ $0 }, extract: { $0 }))
      var body: some Reducer<Pair.State, Pair.Action> {
        Scope(Self.pair).dependencies {
          $0.name = "around"
          $0.place = "around"
          $0.uuid = .incrementing
        }
      }
    }
    let store = Store(initialState: Pair.State()) { Outer() }
    await store.send(.left(.identify)).finish()
    await store.send(.left(.identify)).finish()
    await store.send(.right(.speak)).finish()
    #expect(store.left.notes == ["left outside 0", "left outside 1"])
    #expect(store.right.notes == ["around around", "effect: around around"])
  }

  @Test("The override closure is called once, so generators keep their state")
  func once() {
    var calls = 0
    let reducer = Speaker().dependencies { _ in calls += 1 }
    let store = Store(initialState: Speaker.State()) { reducer }
    store.send(.spoken(""))
    store.send(.spoken(""))
    #expect(calls == 1)
  }

  @Test("A condition in a body uses the overridden dependency")
  func condition() {
    struct Conditional: Reducer {
      @Dependency(\.name) var name
      var body: some Reducer<String, Int> {
        if Dependency(\.name).wrappedValue == "long" {
          Reduce { state, _ in
            state += "long"
            return .none
          }
        }
      }
    }
    let store = Store(initialState: "") { Conditional().dependency(\.name, "long") }
    store.send(0)
    #expect(store.state == "long")
  }

  @Test("Overriding a dependency without a test value does not fail")
  func unset() {
    let store = Store(initialState: Speaker.State()) { Speaker().dependency(\.uuid, .incrementing) }
    store.send(.identify)
    #expect(store.notes == ["test nowhere 0"])
  }

  @Test("The dependency context can be overridden")
  func context() {
    let store = Store(initialState: Speaker.State()) { Speaker().dependency(\.context, .live) }
    store.send(.speak)
    #expect(store.notes.first == "live nowhere")
  }
}
