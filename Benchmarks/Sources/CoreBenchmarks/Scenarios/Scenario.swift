import Trifecta

/// A store, what watches it, and an action to measure again and again.
@MainActor
struct Scenario {
  /// Sends the action as often as it is told.
  let run: @MainActor (_ operations: Int) -> Void
  /// How often an observer has run since the first action.
  let observerRuns: @MainActor () -> Int
  /// What has to be kept for the observers to go on.
  let tokens: [ObservationToken]
}

extension Scenario {
  /// Counts the runs of observers that come after a change.
  @MainActor
  final class Runs {
    var count = 0

    /// Counts a run in which an observer saw that value.
    func sawCount(_ value: Int) {
      if value != 0 { count += 1 }
    }
  }

  /// A counter that nobody observes.
  static var counter: Scenario {
    let store = Store<Counter>()
    return Scenario(
      run: { operations in
        for _ in 0..<operations { store.send(.increment) }
      },
      observerRuns: { 0 },
      tokens: [])
  }

  /// A counter with observers of what changes.
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

  /// A counter with observers of something else.
  static func unaffected(observers: Int) -> Scenario {
    let store = Store<Counter>()
    let runs = Runs()
    return Scenario(
      run: { operations in
        for _ in 0..<operations { store.send(.increment) }
      },
      // Each ran once, when it was made.
      observerRuns: { runs.count - observers },
      tokens: (0..<observers).map { _ in observe { runs.sawCount(store.step) } })
  }

  /// A counter whose number is changed by an effect that does not suspend.
  static var effect: Scenario {
    let store = Store<Counter>()
    return Scenario(
      run: { operations in
        for _ in 0..<operations { store.send(.incrementLater) }
      },
      observerRuns: { 0 },
      tokens: [])
  }

  /// A counter five scopes below the root, where one observer is; actions are sent to the root.
  static var scoped5: Scenario { scoped5(.increment) }

  /// The same counter, whose number is changed by an effect that does not suspend.
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

  /// A table whose rows are all observed, as is which rows there are; each action changes another row.
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
