import TrifectaUI

extension CaseStudy {
  static let twoCounters = CaseStudy(
    "Two counters", summary: "A parent composes two children of the same feature and reacts to their actions."
  ) {
    TwoCountersStudy()
  }
}

/// A parent stores the states of its children as fields and has one action case for each child. The sum is computed
/// from the children instead of stored, so it is always correct.
struct TwoCounters: Reducer {
  struct State: Equatable {
    var first = Counter.State()
    var second = Counter.State()
    var highestSum = 0

    var sum: Int { first.count + second.count }
  }

  enum Action: Equatable {
    case first(Counter.Action)
    case second(Counter.Action)
    case resetTapped
  }

  static let first = Child(Counter(), state: \State.first, action: Action.first)
  static let second = Child(Counter(), state: \State.second, action: Action.second)

  // Reducers run in textual order, so the parent sees the counts that the children have just changed.
  var body: some Reducer<State, Action> {
    Scope(Self.first)
    Scope(Self.second)
    Reduce { state, action in
      switch action {
      case .first, .second:
        state.highestSum = max(state.highestSum, state.sum)
      case .resetTapped:
        state = State()
      }
      return .none
    }
  }
}

/// The parent's view scopes its store to each child and reuses the child's view. Its body reads only the sums, so it is
/// evaluated again only when one of them changes.
struct TwoCountersView: View {
  let store: Store<TwoCounters>

  var body: some View {
    Form {
      Section("First") {
        CounterView(store: store.scope(TwoCounters.first))
      }
      Section("Second") {
        CounterView(store: store.scope(TwoCounters.second))
      }
      Section {
        LabeledContent("Sum", value: store.sum, format: .number)
        LabeledContent("Highest sum", value: store.highestSum, format: .number)
        Button("Reset") { store.send(.resetTapped) }
      }
    }
  }
}

struct TwoCountersStudy: View {
  @State private var store = Store(initialState: TwoCounters.State()) { TwoCounters() }

  var body: some View {
    TwoCountersView(store: store)
  }
}
