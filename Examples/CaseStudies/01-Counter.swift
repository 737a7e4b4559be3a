import TrifectaUI

extension CaseStudy {
  static let counter = CaseStudy(
    "Counter", summary: "A feature has a state, actions and one function that changes the state."
  ) {
    CounterStudy()
  }
}

/// A feature is a type with a state, actions, and a function that handles each action. No other code changes the state.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case decrementTapped
    case incrementTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .decrementTapped: state.count -= 1
    case .incrementTapped: state.count += 1
    }
    return .none
  }
}

/// A view reads the state from a store, and sends actions to it.
struct CounterView: View {
  let store: Store<Counter>

  var body: some View {
    HStack(spacing: 16) {
      Button("Decrement", systemImage: "minus") { store.send(.decrementTapped) }
      Text("\(store.count)").monospacedDigit()
      Button("Increment", systemImage: "plus") { store.send(.incrementTapped) }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
  }
}

/// The owner of a store keeps it in `@State`, so that it lives as long as the view.
struct CounterStudy: View {
  @State private var store = Store(initialState: Counter.State()) { Counter() }

  var body: some View {
    Form {
      CounterView(store: store)
    }
  }
}
