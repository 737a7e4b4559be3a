import Trifecta

/// A feature with every kind of optional child, each a ``Counter`` or a ``Lamp``, and a child with an enum state.
struct House: Reducer {
  struct State: Equatable {
    var guest: Counter.State?
    var lamp: Lamp.State?
    var sheet: Counter.State?
    var plainSheet: Lamp.State?
    var alert: AlertState<Answer>?
    var dialog: ConfirmationDialogState<Answer>?
    var mode = Mode.State.off
    var path = StackState<Mode.State>()
    var log: [String] = []
  }
  enum Action: Equatable {
    case guest(Counter.Action)
    case lamp(Lamp.Action)
    case sheet(PresentationAction<Counter.Action>)
    case plainSheet(PresentationAction<Lamp.Action>)
    case alert(PresentationAction<Answer>)
    case dialog(PresentationAction<Answer>)
    case mode(Mode.Action)
    case path(StackAction<Mode.State, Mode.Action>)
    case mutate(Mutation)
    case perform(Job)
  }
  enum Answer: Equatable { case yes, no }
  struct Mutation: Equatable {
    var apply: @MainActor (inout State) -> Void
    init(_ apply: @escaping @MainActor (inout State) -> Void) { self.apply = apply }
    static func == (first: Mutation, second: Mutation) -> Bool { true }
  }
  struct Job: Equatable {
    var effect: @MainActor () -> Effect<Action>
    init(_ effect: @escaping @MainActor () -> Effect<Action>) { self.effect = effect }
    static func == (first: Job, second: Job) -> Bool { true }
  }

  static let guest = OptionalChild(
    Counter(), state: \State.guest,
    action: CasePath(Action.guest) { if case .guest(let action) = $0 { action } else { nil } })
  static let lamp = OptionalChild(
    Lamp(), state: \State.lamp,
    action: CasePath(Action.lamp) { if case .lamp(let action) = $0 { action } else { nil } })
  static let sheet = PresentedChild(
    Counter(), state: \State.sheet,
    action: CasePath(Action.sheet) { if case .sheet(let action) = $0 { action } else { nil } })
  static let plainSheet = PresentedChild(
    Lamp(), state: \State.plainSheet,
    action: CasePath(Action.plainSheet) { if case .plainSheet(let action) = $0 { action } else { nil } })
  static let alert = PresentedChild(
    alert: \State.alert,
    action: CasePath(Action.alert) { if case .alert(let action) = $0 { action } else { nil } })
  static let dialog = PresentedChild(
    confirmationDialog: \State.dialog,
    action: CasePath(Action.dialog) { if case .dialog(let action) = $0 { action } else { nil } })
  static let mode = Child(
    Mode(), state: \State.mode,
    action: CasePath(Action.mode) { if case .mode(let action) = $0 { action } else { nil } })
  static let path = StackChildren(
    Mode(), state: \State.path,
    action: CasePath(Action.path) { if case .path(let action) = $0 { action } else { nil } })

  /// The house's own reducer, which handles all actions but `mutate` and `perform`.
  var react: @MainActor (inout State, Action) -> Effect<Action> = { _, _ in .none }

  var body: some Reducer<State, Action> {
    Scope(Self.mode)
    Reduce { state, action in
      switch action {
      case .mutate(let mutation):
        mutation.apply(&state)
        return .none
      case .perform(let job):
        return job.effect()
      default:
        return react(&state, action)
      }
    }
    .ifLet(Self.guest)
    .ifLet(Self.lamp)
    .ifLet(Self.sheet)
    .ifLet(Self.plainSheet)
    .ifLet(Self.alert)
    .ifLet(Self.dialog)
    .forEach(Self.path)
  }
}

/// A child whose state has no id.
struct Lamp: Reducer {
  struct State: Equatable { var isOn = false }
  enum Action: Equatable {
    case toggle
    case perform(Job)
    case emit(String)
  }
  enum SideEffect: Equatable { case say(String) }
  struct Job: Equatable {
    var effect: @MainActor () -> Effect<Action>
    init(_ effect: @escaping @MainActor () -> Effect<Action>) { self.effect = effect }
    static func == (first: Job, second: Job) -> Bool { true }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .toggle:
      state.isOn.toggle()
      return .none
    case .perform(let job):
      return job.effect()
    case .emit(let words):
      return emit(.say(words))
    }
  }
}

/// A feature whose state is an enum with two cases of one type and one case without a value.
struct Mode: Reducer {
  enum State: Equatable {
    case off
    case dim(Counter.State)
    case bright(Counter.State)
  }
  enum Action: Equatable {
    case dim(Counter.Action)
    case bright(Counter.Action)
    case become(State)
  }

  static let dim = CaseChild(
    Counter(),
    state: CasePath(State.dim) { if case .dim(let state) = $0 { state } else { nil } },
    action: CasePath(Action.dim) { if case .dim(let action) = $0 { action } else { nil } })
  static let bright = CaseChild(
    Counter(),
    state: CasePath(State.bright) { if case .bright(let state) = $0 { state } else { nil } },
    action: CasePath(Action.bright) { if case .bright(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    Scope(Self.dim)
    Reduce { state, action in
      if case .become(let new) = action { state = new }
      return .none
    }
    .ifCaseLet(Self.bright)
  }
}

extension Gate {
  /// Returns an effect that waits at the gate and then sends an action.
  func effect<Action>(_ action: Action) -> Effect<Action> {
    .run { [self] send in
      await wait()
      send(action)
    }
  }
}
