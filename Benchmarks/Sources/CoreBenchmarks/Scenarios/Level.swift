import Trifecta

/// A feature that embeds another one, with its own state before and after the child's state.
struct Level<Inner: Reducer>: Reducer where Inner.State: Equatable {
  struct State: Equatable {
    var title = ""
    var inner: Inner.State
    var total = 0
  }
  enum Action { case inner(Inner.Action) }

  let make: @MainActor () -> Inner

  static var inner: CasePath<Action, Inner.Action> {
    CasePath(Action.inner)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.inner, action: Self.inner, make)
  }
}

extension Store {
  /// The store of the child feature.
  func inner<Inner: Reducer>() -> Store<Inner> where Feature == Level<Inner> {
    scope(Inner.self, state: \.inner, action: Feature.inner)
  }
}
