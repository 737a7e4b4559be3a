import Trifecta

/// A feature that searches as the user types: it debounces, sends a request and emits side effects.
struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    var child = Child.State()
  }
  enum Action: Equatable {
    case queryChanged(String)
    case responseReceived([String])
    case twoThings
    case hang
    case cancelHanging
    case nothing
    case announce(String)
    case child(Child.Action)
  }
  enum SideEffect: Equatable {
    case announced(String)
  }

  struct Child: Reducer {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case tapped }
    enum SideEffect: Equatable { case rang }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.count += 1
      return emit(.rang)
    }
  }

  static let child = Trifecta.Child(
    Child(), state: \State.child,
    action: CasePath(Action.child) { if case .child(let action) = $0 { action } else { nil } })

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Scope(Self.child)
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .run { send in
          try await clock.sleep(for: .milliseconds(300))
          send(.responseReceived([query + "!"]))
        }
        .cancellable(id: "search", cancelInFlight: true)
      case .responseReceived(let results):
        state.results = results
        return .none
      case .twoThings:
        return .merge(.send(.responseReceived(["a"])), .send(.responseReceived(["b"])))
      case .hang:
        return .run(
          name: "hang", operation: { _ in try await clock.sleep(for: .seconds(1_000_000)) },
          fileID: "Search/Search.swift", line: 42
        )
        .cancellable(id: "hang")
      case .cancelHanging:
        return .cancel(id: "hang")
      case .nothing:
        return .none
      case .announce(let words):
        return emit(.announced(words))
      case .child:
        return .none
      }
    }
  }
}
