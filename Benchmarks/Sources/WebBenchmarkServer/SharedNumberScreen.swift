import PortableUI
import TrifectaSharing
import TrifectaUI

/// A number in the database, which all servers increment.
struct SharedNumberScreen: View {
  @State private var store = Store(initialState: SharedNumber.State()) { SharedNumber() }

  var body: some View {
    VStack {
      Text(verbatim: "\(store.number)")
      Button("Increment") { store.send(.tapped) }
    }
    .task { await store.send(.appeared).finish() }
  }
}

struct SharedNumber: Reducer {
  struct State: Equatable { var number = 0 }

  enum Action: Equatable {
    case appeared
    case tapped
    case changed(Int)
  }

  @Shared(.database("benchmark", default: 0)) var number

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.number = number
      return $number.subscribe(Action.changed)
    case .tapped: return $number.modify { $0 += 1 }
    case .changed(let number):
      state.number = number
      return .none
    }
  }
}
