import Trifecta

/// A feature with two children and rows of the same type.
struct Family: Reducer {
  struct State: Equatable {
    var left = Counter.State()
    var right = Counter.State()
    var rows: IdentifiedArray<Counter.State> = []
    var log: [String] = []
  }
  enum Action: Equatable {
    case left(Counter.Action)
    case right(Counter.Action)
    case row(Int, Counter.Action)
    case mutate(Mutation)
    case perform(Job)
  }
  struct Mutation: Equatable {
    var apply: @MainActor (inout State) -> Void
    init(_ apply: @escaping @MainActor (inout State) -> Void) { self.apply = apply }
    static func == (a: Mutation, b: Mutation) -> Bool { true }
  }
  struct Job: Equatable {
    var effect: @MainActor () -> Effect<Action>
    init(_ effect: @escaping @MainActor () -> Effect<Action>) { self.effect = effect }
    static func == (a: Job, b: Job) -> Bool { true }
  }

  static let left = Child(
    Counter(), state: \State.left,
    action: CasePath(Action.left) { if case .left(let action) = $0 { action } else { nil } })
  static let right = Child(
    Counter(), state: \State.right,
    action: CasePath(Action.right) { if case .right(let action) = $0 { action } else { nil } })
  static let rows = IdentifiedChildren(
    Counter(), state: \State.rows,
    action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })

  var body: some Reducer<State, Action> {
    Scope(Self.left)
    Scope(Self.right)
    Reduce { state, action in
      switch action {
      case .left:
        state.log.append("left")
        return .none
      case .mutate(let mutation):
        mutation.apply(&state)
        return .none
      case .perform(let job):
        return job.effect()
      case .row:
        state.log.append("row")
        return .none
      case .right:
        return .none
      }
    }
    .forEach(Self.rows)
  }
}

extension Family.State {
  /// Returns a state with rows of the ids 0..<count.
  static func rows(_ count: Int) -> Family.State {
    var state = Family.State()
    state.rows = IdentifiedArray((0..<count).map { Counter.State(id: $0) })
    return state
  }
}
