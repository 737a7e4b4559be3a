import Trifecta

/// A feature with children of all kinds, which note their restoration.
struct Desk: Reducer {
  struct State {
    var always = Worker.State(id: 1)
    var optional: Worker.State?
    var presented: Worker.State?
    var mode = Mode.State.idle
    var rows = IdentifiedArray<Worker.State>()
    var path = StackState<Worker.State>()
    var dynamic = Worker.State(id: 8)
    var log: [String] = []
    var changes = 0
    var removesOnRestore = false
  }

  enum Action {
    case always(Worker.Action)
    case optional(Worker.Action)
    case presented(PresentationAction<Worker.Action>)
    case mode(Mode.Action)
    case row(Int, Worker.Action)
    case path(StackAction<Worker.State, Worker.Action>)
    case dynamic(Worker.Action)
    case filled(removesOnRestore: Bool)
    case work(String)
  }

  static let always = Child(Worker(), state: \State.always, action: Action.always)
  static let optional = OptionalChild(Worker(), state: \State.optional, action: Action.optional)
  static let presented = PresentedChild(Worker(), state: \State.presented, action: Action.presented)
  static let mode = Child(Mode(), state: \State.mode, action: Action.mode)
  static let rows = IdentifiedChildren(Worker(), state: \State.rows, action: Action.row)
  static let path = StackChildren(Worker(), state: \State.path, action: Action.path)

  var body: some Reducer<State, Action> {
    Scope(Self.always).onSideEffect { $0 == .beeped(0) ? .drop : .deliver }
    Scope(Self.mode)
    Scope(state: \.dynamic, action: Action.dynamic) { (_: State) in Worker() }
    Reduce { state, action in
      switch action {
      case .filled(let removesOnRestore):
        state.removesOnRestore = removesOnRestore
        state.optional = Worker.State(id: 2)
        state.presented = Worker.State(id: 3)
        state.mode = .busy(Worker.State(id: 4))
        state.rows = IdentifiedArray([Worker.State(id: 5), Worker.State(id: 6)])
        state.path.append(Worker.State(id: 7))
      case .work(let id):
        return .run { _ in await untilCancelled() }.cancellable(id: id)
      default: break
      }
      return .none
    }
    .onRestore { state, interrupted in
      state.log.append("desk \(interrupted.ids(of: String.self))")
      if state.removesOnRestore {
        state.optional = nil
        state.rows.removeAll()
      }
      return .none
    }
    .onChange(of: \.log) { state, _, _ in
      state.changes += 1
      return .none
    }
    .ifLet(Self.optional)
    .ifLet(Self.presented)
    .forEach(Self.rows)
    .forEach(Self.path)
  }

  /// A feature whose state is an enum.
  struct Mode: Reducer {
    enum State {
      case idle
      case busy(Worker.State)
    }

    enum Action {
      case worker(Worker.Action)
    }

    static let busy = CaseChild(Worker(), state: State.busy, action: Action.worker)

    var body: some Reducer<State, Action> { Scope(Self.busy) }
  }
}

/// A feature that saves. A restored worker continues to save if saving was interrupted.
struct Worker: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var log: [String] = []
  }

  enum Action: Equatable {
    case save
    case beep
  }

  enum SideEffect: Equatable {
    case beeped(Int)
  }

  private enum WorkID { case save }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .save: save()
      case .beep: emit(.beeped(state.id))
      }
    }
    .onRestore { state, interrupted in
      state.log.append(interrupted.contains(id: WorkID.save) ? "interrupted" : "restored")
      return interrupted.contains(id: WorkID.save) ? save() : .none
    }
  }

  private func save() -> Effect<Action> {
    .run(name: "save") { _ in await untilCancelled() }.cancellable(id: WorkID.save)
  }
}
