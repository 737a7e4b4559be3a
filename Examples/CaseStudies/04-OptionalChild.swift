import TrifectaUI

extension CaseStudy {
  static let optionalChild = CaseStudy(
    "Optional child", summary: "A child exists while its state is set, and removing the state cancels its effects."
  ) {
    OptionalChildStudy()
  }
}

/// A child does not know when it is removed. It has no code that stops its timer, because the store cancels the effects
/// of a child whose state is gone.
struct Recording: Reducer {
  struct State: Equatable {
    var seconds = 0
  }

  enum Action: Equatable {
    case started
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .started:
      return .run { send in
        while true {
          try await clock.sleep(for: .seconds(1))
          send(.ticked)
        }
      }
    case .ticked:
      state.seconds += 1
      return .none
    }
  }
}

/// The parent sets and removes the child's optional state. To keep a result of the child, it reads the state before it
/// removes it.
struct Recorder: Reducer {
  struct State: Equatable {
    var recording: Recording.State?
    var memos: [Int] = []
  }

  enum Action: Equatable {
    case recording(Recording.Action)
    case recordTapped
    case saveTapped
    case discardTapped
  }

  static let recording = OptionalChild(Recording(), state: \State.recording, action: Action.recording)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .recording:
        return .none
      case .recordTapped:
        guard state.recording == nil else { return .none }
        state.recording = Recording.State()
        return .send(.recording(.started))
      case .saveTapped:
        if let recording = state.recording { state.memos.append(recording.seconds) }
        state.recording = nil
        return .none
      case .discardTapped:
        state.recording = nil
        return .none
      }
    }
    .ifLet(Self.recording)
  }
}

struct RecorderView: View {
  let store: Store<Recorder>

  var body: some View {
    Form {
      Section {
        // The store of an optional child is optional. Unwrapping it observes only whether the child is present.
        if let recording = store.scope(Recorder.recording) {
          RecordingView(store: recording)
          Button("Save") { store.send(.saveTapped) }
          Button("Discard", role: .destructive) { store.send(.discardTapped) }
        } else {
          Button("Record", systemImage: "mic") { store.send(.recordTapped) }
        }
      }
      if !store.memos.isEmpty {
        Section("Voice memos") {
          ForEach(Array(store.memos.enumerated()), id: \.offset) { index, seconds in
            LabeledContent("Memo \(index + 1)", value: Duration.seconds(seconds), format: .time(pattern: .minuteSecond))
          }
        }
      }
    }
  }
}

struct RecordingView: View {
  let store: Store<Recording>

  var body: some View {
    LabeledContent("Recording…", value: Duration.seconds(store.seconds), format: .time(pattern: .minuteSecond))
      .monospacedDigit()
  }
}

struct OptionalChildStudy: View {
  @State private var store = Store(initialState: Recorder.State()) { Recorder() }

  var body: some View {
    RecorderView(store: store)
  }
}
