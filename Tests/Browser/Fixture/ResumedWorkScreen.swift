import PortableUI
import TrifectaMachines
import TrifectaUI

/// A draft whose saving and loading never end, except after a restoration, a timer, and a bell that nobody hears until the
/// visitor listens.
struct ResumedWorkScreen: View {
  @State private var store = Store(initialState: ResumedWork.State()) { ResumedWork() }
  @State private var listens = false
  @State private var rings = 0

  var body: some View {
    VStack {
      Text(store.isSaving ? "Saving" : "Saved").accessibilityIdentifier("draft")
      Text(store.entries.value ?? "No entry").accessibilityIdentifier("entry")
      Text("\(store.machine.phase)").accessibilityIdentifier("machine")
      Text("Heard \(rings)").accessibilityIdentifier("rings")
      Button("Save") { store.send(.saveTapped) }
      Button("Load") { store.send(.entries(.refresh)) }
      Button("Work") { store.send(.machine(.event(.start))) }
      Button("Ring") { store.send(.rang) }
      Button("Listen") { listens = true }
      if listens { Text("Listening").onSideEffects(of: store) { _ in rings += 1 } }
    }
  }
}

private struct ResumedWork: Reducer {
  struct State {
    var isSaving = false
    var isRestored = false
    var entries: ViewState<String> = .loading
    var machine = Configuration<ResumedMachine>()
  }

  enum Action {
    case saveTapped
    case saved
    case rang
    case entries(LoadingReducer<String>.Action)
    case machine(MachineAction<ResumedMachine.Event>)
  }

  enum SideEffect { case ring }
  private enum WorkID { case save }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .saveTapped:
        state.isSaving = true
        return .run { _ in try await Task.sleep(for: .seconds(10_000)) }.cancellable(id: WorkID.save)
      case .saved: state.isSaving = false
      case .rang: return emit(.ring)
      case .entries, .machine: break
      }
      return .none
    }
    .onRestore { state, interrupted in
      state.isRestored = true
      return interrupted.contains(id: WorkID.save) ? .send(.saved) : .none
    }
    Scope(state: \.entries, action: Action.entries) { (state: State) in
      LoadingReducer(isEmpty: nil) { [isRestored = state.isRestored] in
        if !isRestored { try await Task.sleep(for: .seconds(10_000)) }
        return "Loaded"
      }
    }
    Scope(state: \.machine, action: Action.machine) { (state: State) in ResumedMachine(isRestored: state.isRestored) }
  }
}

private struct ResumedMachine: Machine {
  enum Phase { case idle, working, done }
  enum Event { case start, finished }

  var isRestored = false

  static var chart: Statechart<Self> {
    In(.idle) { On(.start, to: .working) }
    In(.working) {
      Invoke("work", onDone: Event.finished) { machine in
        if !machine.isRestored { try await Task.sleep(for: .seconds(10_000)) }
      }
      On(.finished, to: .done)
    }
    In(.done) {}
  }
}
