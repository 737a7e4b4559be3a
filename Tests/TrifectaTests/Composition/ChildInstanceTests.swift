import IssueRecording
import Testing
import Trifecta

/// A child whose state has an id only if its value has one.
private struct Leaf<Value>: Reducer {
  struct State { var value: Value }
  enum Action {}
  func reduce(into state: inout State, action: Action) -> Effect<Action> {}
}

extension Leaf.State: Identifiable where Value: Identifiable {
  var id: Value.ID { value.id }
}

private struct Tree<Value>: Reducer {
  struct State { var leaf: Leaf<Value>.State? }
  enum Action {
    case leaf(Leaf<Value>.Action)
    case set(Value)
  }
  static var leaf: OptionalChild<State, Action, Leaf<Value>> {
    OptionalChild(
      Leaf(), state: \State.leaf,
      action: CasePath(Action.leaf) { if case .leaf(let action) = $0 { action } else { nil } })
  }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .set(let value) = action { state.leaf = .init(value: value) }
    return .none
  }
}

@MainActor
@Suite("Stores and the identity of their state")
struct ChildInstanceTests {
  let store = Store(initialState: House.State(sheet: .init(id: 1, title: "Ada"), plainSheet: .init())) { House() }
  let gate = Gate()

  func mutate(_ change: @escaping @MainActor (inout House.State) -> Void) {
    store.send(.mutate(.init(change)))
  }

  /// Returns the titles that a store returns through the different ways to read its state.
  func shown(_ store: Store<Counter>) -> Set<String> {
    [
      store.title, store[\.title], store.state.title, store.withState(\.title), store[\.self].title,
      store[\.title.description],
    ]
  }

  @Test("The state of a generic feature is identified by its id if the specialized type is Identifiable")
  func generic() {
    func isReplaced<Value>(_ first: Value, by second: Value) -> Bool {
      let store = Store(initialState: Tree.State(leaf: .init(value: first))) { Tree<Value>() }
      let leaf = store.scope(Tree<Value>.leaf)
      store.send(.set(second))
      return store.scope(Tree<Value>.leaf) !== leaf
    }
    #expect(isReplaced(Counter.State(id: 1), by: Counter.State(id: 2)))
    #expect(!isReplaced(Counter.State(id: 1), by: Counter.State(id: 1, title: "Ada")))
    #expect(!isReplaced(1, by: 2))
  }

  @Test("A presented child with a new id has a new store")
  func another() throws {
    let first = try #require(store.scope(House.sheet))
    let watch = Watch { first.title }
    first.send(.rename("Ada Lovelace"))
    mutate { $0.sheet = .init(id: 2, title: "Bob") }
    let second = try #require(store.scope(House.sheet))
    #expect(second !== first)
    #expect(shown(first) == ["Ada Lovelace"])
    #expect(shown(second) == ["Bob"])
    mutate { $0.sheet?.title = "Bobby" }
    mutate { $0.sheet = nil }
    #expect(shown(first) == ["Ada Lovelace"])
    #expect(shown(second) == ["Bobby"])
    #expect(first.id == 1)
    #expect(watch.seen == ["Ada", "Ada Lovelace"])
  }

  @Test("The store of a replaced child keeps the child's last values, even those that were never read")
  func unread() throws {
    let first = try #require(store.scope(House.sheet))
    mutate { $0.sheet?.title = "Countess" }
    mutate { $0.sheet?.count = 7 }
    mutate { $0.sheet = .init(id: 2, title: "Bob") }
    #expect(shown(first) == ["Countess"])
    #expect(first.count == 7)
  }

  @Test("A child that is presented again with the same id has the same store")
  func back() throws {
    let first = try #require(store.scope(House.sheet))
    mutate { $0.sheet = .init(id: 2, title: "Bob") }
    mutate { $0.sheet = .init(id: 1, title: "Ada again") }
    #expect(store.scope(House.sheet) === first)
    #expect(shown(first) == ["Ada again"])
  }

  @Test("A child without an id has a new store after it was removed and set again", arguments: [false, true])
  func withoutID(inOneBatch: Bool) throws {
    let first = try #require(store.scope(House.plainSheet))
    let changes: [House.Action] = [
      .mutate(.init { $0.plainSheet = nil }), .mutate(.init { $0.plainSheet = .init(isOn: true) }),
    ]
    if inOneBatch {
      store.send(.perform(.init { .merge(changes.map { .send($0) }) }))
    } else {
      for change in changes { store.send(change) }
    }
    let second = try #require(store.scope(House.plainSheet))
    #expect(second !== first)
    #expect(first.isOn == false)
    #expect(second.isOn == true)
    #expect(issues { first.send(.toggle) }.count == 1)
    #expect(second.isOn == true)
  }

  @Test("Sending to the store of a replaced child is reported and dropped")
  func sends() throws {
    let first = try #require(store.scope(House.sheet))
    mutate { $0.sheet = .init(id: 2, title: "Bob") }
    let reported = issues { first.send(.rename("Ada")) }
    #expect(
      reported == [
        """
        The action .rename was sent to \\State.sheet by the store of an instance that has been replaced by another one. \
        The action was dropped.

        A store belongs to the instance it was scoped for: scope the parent's store again to get the store of the current \
        instance.
        """
      ])
    #expect(store.sheet?.title == "Bob")
  }

  @Test("A pending action to a child that is replaced is reported and dropped")
  func waiting() throws {
    let first = try #require(store.scope(House.sheet))
    let token = store.onEvent { [store] event in
      guard case .reduced(let reduction) = event, case .perform = reduction.action as? House.Action else { return }
      store.send(.mutate(.init { $0.sheet = .init(id: 2, title: "Bob") }))
      first.send(.rename("Ada"))
    }
    let reported = issues { store.send(.perform(.init { .none })) }
    #expect(reported.count == 1)
    #expect(store.sheet?.title == "Bob")
    token.cancel()
  }

  @Test("Effects and pending actions of a replaced child do not reach the new child", arguments: [true, false])
  func effects(byRun: Bool) async throws {
    let first = try #require(store.scope(House.sheet))
    let late = first.send(.perform(.init { [gate] in gate.effect(.rename("late")) }))
    let rename: Effect<Counter.Action> = byRun ? .run { send in send(.rename("queued")) } : .send(.rename("queued"))
    let found = issues {
      store.send(
        .perform(
          .init {
            .merge(
              .send(.sheet(.presented(.perform(.init { rename })))),
              .send(.mutate(.init { $0.sheet = .init(id: 2, title: "Bob") })))
          }))
    }
    gate.open()
    await late.finish()
    #expect(found.isEmpty)
    #expect(store.sheet?.title == "Bob")
  }

  @Test("A case's child with a different id has a different store")
  func cases() throws {
    mutate { $0.mode = .dim(.init(id: 1, title: "one")) }
    let first = try #require(store.scope(House.mode).scope(Mode.dim))
    mutate { $0.mode = .dim(.init(id: 2, title: "two")) }
    let second = try #require(store.scope(House.mode).scope(Mode.dim))
    #expect(second !== first)
    mutate { $0.mode = .off }
    #expect(shown(first) == ["one"])
    #expect(shown(second) == ["two"])
  }

  @Test("The store of a popped screen and the store of the screen's case keep their last state")
  func screens() throws {
    mutate { $0.path = [.dim(.init(title: "screen"))] }
    let screen = try #require(store.scope(House.path).first)
    let dim = try #require(screen.scope(Mode.dim))
    dim.send(.rename("renamed"))
    mutate { $0.path = [.dim(.init(title: "other"))] }
    #expect(shown(dim) == ["renamed"])
    #expect(screen.state == .dim(.init(title: "renamed")))
    #expect(screen.scope(Mode.dim) === dim)
    #expect(issues { dim.send(.rename("late")) }.count == 1)
    #expect(store.path == [.dim(.init(title: "other"))])
  }

  @Test("An optional field of a removed child keeps its last value, even if that is nil")
  func optionalField() throws {
    let first = try #require(store.scope(House.sheet))
    let watch = Watch { first[\.note] }
    mutate { $0.sheet?.title = "" }
    mutate { $0.sheet = nil }
    #expect(first[\.note] == nil)
    #expect(watch.seen == ["Ada", nil])
  }

  @Test("Removed children without held stores do not accumulate")
  func forgets() {
    for id in 0..<200 {
      mutate { $0.sheet = .init(id: id) }
      _ = store.scope(House.sheet)?.title
      mutate { $0.plainSheet = nil }
      mutate { $0.plainSheet = .init() }
      _ = store.scope(House.plainSheet)?.isOn
    }
    store.send(.perform(.init { .none }))
    #expect(store.placesBelow < 10)
    #expect(store.observedFields < 10)
  }
}

extension Counter.State {
  /// The title, or `nil` if it is empty.
  fileprivate var note: String? { title.isEmpty ? nil : title }
}
