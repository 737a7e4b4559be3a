import PortableUI
import TrifectaSharing
import TrifectaUI

/// A number in the database that all servers increment.
struct SharedCountScreen: View {
  @State private var store = Store(initialState: SharedCount.State()) { SharedCount() }

  var body: some View {
    VStack {
      Text("\(store.count)").accessibilityIdentifier("count")
      Text(store.failure ?? "no failure").accessibilityIdentifier("failure")
      Button("Increment") { store.send(.tapped) }
    }
    .task { await store.send(.appeared).finish() }
  }
}

struct SharedCount: Reducer {
  struct State: Equatable {
    var count = 0
    var failure: String?
  }

  enum Action: Equatable {
    case appeared
    case tapped
    case changed(Int)
    case stored(Result<Int, SharedSaveError>)
  }

  @Shared(.database("fixture-count", default: 0)) var count

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.count = count
      return $count.subscribe(Action.changed)
    case .tapped:
      return $count.modify {
        $0 += 1
      } completed: {
        .stored($0)
      }
    case .changed(let count): state.count = count
    case .stored(.success): state.failure = nil
    case .stored(.failure(let error)): state.failure = error.description
    }
    return .none
  }
}
