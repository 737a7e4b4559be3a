// It says: missing return in closure expected to return 'Effect<Counter.Action>'
import Trifecta

struct Counter: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped, held }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .tapped: state.count += 1
      case .held: return .none
      }
    }
  }
}
