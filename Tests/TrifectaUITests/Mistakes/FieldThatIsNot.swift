// It says: value of type 'Counter.State' has no member 'cuont'
import Trifecta

struct Counter: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state.cuont += 1
      return .none
    }
  }
}
