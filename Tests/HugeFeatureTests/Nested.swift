import Trifecta

/// A huge feature nested in two other features, each with its own copy of the fields.
struct Nested<Inner: Reducer>: Reducer where Inner.State: Equatable {
  struct State: Equatable {
    var own = Huge.State()
    var inner: Inner.State
  }
  enum Action {
    case own(Huge.Action)
    case inner(Inner.Action)
  }

  let inner: Inner

  var child: Child<State, Action, Inner> {
    Child(
      inner, state: \State.inner,
      action: Action.inner)
  }

  var body: some Reducer<State, Action> {
    Scope(
      state: \State.own, action: Action.own
    ) { Huge() }
    Scope(child)
  }
}
