import Trifecta

/// A store, its observers, and an action to measure repeatedly.
@MainActor
struct Scenario {
  /// Sends the action the given number of times.
  let run: @MainActor (_ operations: Int) -> Void
  /// Returns how often an observer has run since the first action.
  let observerRuns: @MainActor () -> Int
  /// The tokens that keep the observers active.
  let tokens: [ObservationToken]
}

extension Scenario {
  /// Counts the runs of observers after changes.
  @MainActor
  final class Runs {
    var count = 0

    /// Counts a run in which an observer has read this value. The initial run, with 0, is not counted.
    func sawCount(_ value: Int) {
      if value != 0 { count += 1 }
    }
  }

  /// A counter without observers.
  static var counter: Scenario {
    let store = Store<Counter>()
    return Scenario(
      run: { operations in
        for _ in 0..<operations { store.send(.increment) }
      },
      observerRuns: { 0 },
      tokens: [])
  }

  /// A counter with observers of the changed property.
  static func observed(by observers: Int) -> Scenario {
    let store = Store<Counter>()
    let runs = Runs()
    return Scenario(
      run: { operations in
        for _ in 0..<operations { store.send(.increment) }
      },
      observerRuns: { runs.count },
      tokens: (0..<observers).map { _ in observe { runs.sawCount(store.count) } })
  }

  /// A counter with observers of a property that the action does not change.
  static func unaffected(observers: Int) -> Scenario {
    let store = Store<Counter>()
    let runs = Runs()
    return Scenario(
      run: { operations in
        for _ in 0..<operations { store.send(.increment) }
      },
      // Each observer ran once when it was created.
      observerRuns: { runs.count - observers },
      tokens: (0..<observers).map { _ in observe { runs.sawCount(store.step) } })
  }

  /// A counter that is changed by an effect that does not suspend.
  static var effect: Scenario {
    let store = Store<Counter>()
    return Scenario(
      run: { operations in
        for _ in 0..<operations { store.send(.incrementLater) }
      },
      observerRuns: { 0 },
      tokens: [])
  }

  /// A counter five scopes below the root, with one observer. Actions are sent to the root.
  static var scoped5: Scenario { scoped5(.increment) }

  /// A counter five scopes below the root, which is changed by an effect that does not suspend.
  static var effect5: Scenario { scoped5(.incrementLater) }

  private static func scoped5(_ action: Counter.Action) -> Scenario {
    typealias L1 = Level<Counter>
    typealias L2 = Level<L1>
    typealias L3 = Level<L2>
    typealias L4 = Level<L3>
    typealias L5 = Level<L4>
    let state = L5.State(inner: .init(inner: .init(inner: .init(inner: .init(inner: .init())))))
    func feature() -> L5 { L5 { L4 { L3 { L2 { L1 { Counter() } } } } } }
    let store = Store(initialState: state, feature)
    let leaf = store.inner().inner().inner().inner().inner()
    let runs = Runs()
    return Scenario(
      run: { operations in
        for _ in 0..<operations { store.send(.inner(.inner(.inner(.inner(.inner(action)))))) }
      },
      observerRuns: { runs.count },
      tokens: [observe { runs.sawCount(leaf.count) }])
  }

  /// A table with observers of all rows and of the list of rows. Each action changes another row.
  static func rows(_ count: Int) -> Scenario {
    let store = Store<Table>(rows: count)
    let runs = Runs()
    let tokens = store.scope(Table.rows).map { row in observe { runs.sawCount(row.count) } }
    return Scenario(
      run: { operations in
        var id = 0
        for _ in 0..<operations {
          store.send(.increment(id))
          id = (id + 7_919) % count
        }
      },
      observerRuns: { runs.count },
      tokens: tokens + [observe { _ = store.scope(Table.rows).count }])
  }
}
