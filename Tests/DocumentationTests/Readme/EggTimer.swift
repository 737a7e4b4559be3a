// snippet: readme-egg-timer
import TrifectaUI

struct EggTimer: Reducer {
  struct State: Equatable { var seconds = 0 }
  enum Action: Equatable { case startTapped, ticked }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startTapped: state.seconds = 3
    case .ticked: state.seconds -= 1
    }
    return state.seconds == 0 ? .none : .send(.ticked).delay(for: .seconds(1))
  }
}

struct EggTimerScreen: View {
  let store: Store<EggTimer>
  var body: some View {
    Text("\(store.seconds) seconds")
    Button("Start") { store.send(.startTapped) }.disabled(store.seconds > 0)
  }
}
// end
