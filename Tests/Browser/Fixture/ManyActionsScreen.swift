import PortableUI
import TrifectaUI

/// A button that sends 10,000 actions.
struct ManyActionsScreen: View {
  @State private var store = Store(initialState: ManyActions.State()) { ManyActions() }

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Count") { for number in 1...10_000 { store.send(.counted(number)) } }
    }
  }
}

private struct ManyActions: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case counted(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .counted(let number): state.count = number
    }
    return .none
  }
}
