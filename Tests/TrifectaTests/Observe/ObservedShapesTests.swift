import Observation
import Testing
import Trifecta

/// A state with an optional, an enum and nested structs, which are observed through more than a stored property.
private struct Shapes: Reducer {
  struct State: Equatable {
    var selection: Person?
    var phase = Phase.idle
    var office = Office()
  }
  struct Office: Equatable {
    var boss = Person()
    var rooms = 1
  }
  struct Person: Equatable {
    var name = ""
    var age = 0
  }
  enum Phase: Equatable {
    case idle
    case busy(progress: Int, note: String)

    var progress: Int? { if case .busy(let progress, _) = self { progress } else { nil } }
    var isBusy: Bool { progress != nil }
  }

  let change: @MainActor (inout State, Int) -> Void

  func reduce(into state: inout State, action: Int) -> Effect<Int> {
    change(&state, action)
    return .none
  }

  /// A store whose action `n` runs the change `n`.
  @MainActor
  static func store(_ changes: [@MainActor (inout State) -> Void]) -> Store<Shapes> {
    Store(initialState: State()) { Shapes { changes[$1](&$0) } }
  }
}

/// The function that tracks a read: `observe` or `withObservationTracking`.
private enum Tracker: CaseIterable {
  case observe, standard

  /// Tracks `read`, applies the changes, and returns the indices of the changes that were announced.
  @MainActor
  func announced<Value>(
    by store: Store<Shapes>, _ changes: Int, _ read: @escaping @MainActor () -> Value
  ) -> [Int] {
    (0..<changes).filter { change in
      switch self {
      case .observe:
        let watch = Watch(read)
        store.send(change)
        defer { watch.stop() }
        return watch.seen.count > 1
      case .standard:
        // Only this function and the closure use it. A store announces changes on the main actor, during `send`.
        nonisolated(unsafe) var isAnnounced = false
        withObservationTracking {
          _ = read()
        } onChange: {
          isAnnounced = true
        }
        store.send(change)
        return isAnnounced
      }
    }
  }
}

@MainActor
@Suite("Observation by value: optionals, enums and nested structs")
struct ObservedShapesTests {
  @Test("An optional is announced when it is set, changed or removed", arguments: Tracker.allCases)
  fileprivate func optional(tracker: Tracker) {
    let store = Shapes.store([
      { $0.selection = .init() }, { $0.selection?.age += 1 }, { $0.phase = .idle }, { $0.selection = nil },
    ])
    #expect(tracker.announced(by: store, 4) { store.selection } == [0, 1, 3])
  }

  @Test("A field of an optional is announced when it appears, changes or disappears", arguments: Tracker.allCases)
  fileprivate func fieldOfOptional(tracker: Tracker) {
    let store = Shapes.store([
      { $0.selection = .init() }, { $0.selection?.age += 1 }, { $0.selection?.name = "Ada" }, { $0.selection = nil },
    ])
    #expect(tracker.announced(by: store, 4) { store[\.selection?.name] } == [0, 2, 3])
  }

  @Test("An enum is announced when its case or its values change", arguments: Tracker.allCases)
  fileprivate func wholeEnum(tracker: Tracker) {
    let store = Shapes.store([
      { $0.phase = .busy(progress: 1, note: "") }, { $0.phase = .busy(progress: 1, note: "") },
      { $0.phase = .busy(progress: 1, note: "a") }, { $0.selection = .init() }, { $0.phase = .idle },
    ])
    #expect(tracker.announced(by: store, 5) { store.phase } == [0, 2, 4])
  }

  @Test("A computed property of an enum is announced when its value changes", arguments: Tracker.allCases)
  fileprivate func computedOfEnum(tracker: Tracker) {
    let store = Shapes.store([
      { $0.phase = .busy(progress: 1, note: "") }, { $0.phase = .busy(progress: 2, note: "") },
      { $0.phase = .busy(progress: 2, note: "a") }, { $0.phase = .idle },
    ])
    #expect(tracker.announced(by: store, 4) { store[\.phase.progress] } == [0, 1, 3])
  }

  @Test("A nested key path is announced only when its final value changes", arguments: Tracker.allCases)
  fileprivate func nested(tracker: Tracker) {
    let store = Shapes.store([
      { $0.office.boss.name = "Ada" }, { $0.office.boss.age = 36 }, { $0.office.rooms = 2 },
      { $0.office.boss = .init(name: "Ada", age: 37) }, { $0.office = .init() },
    ])
    #expect(tracker.announced(by: store, 5) { store[\.office.boss.name] } == [0, 4])
    let again = Shapes.store([{ $0.office.boss.age = 36 }, { $0.office.rooms = 2 }])
    #expect(tracker.announced(by: again, 2) { again[\.office.boss] } == [0])
  }

  @Test("A store whose state is an enum is observed by value")
  func enumState() {
    struct Whole: Reducer {
      func reduce(into state: inout Shapes.Phase, action: Shapes.Phase) -> Effect<Shapes.Phase> {
        state = action
        return .none
      }
    }
    let store = Store(initialState: Shapes.Phase.idle) { Whole() }
    let watch = Watch { store.isBusy }
    store.send(.busy(progress: 1, note: ""))
    store.send(.busy(progress: 2, note: ""))
    store.send(.idle)
    #expect(watch.seen == [false, true, false])
  }
}
