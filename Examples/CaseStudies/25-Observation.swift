import TrifectaUI

extension CaseStudy {
  static let observation = CaseStudy(
    "Observation", summary: "A plain class observes a store, as a UIKit view controller or a command line tool does."
  ) {
    ObservationStudy()
  }
}

/// A counter that also counts by itself. The feature is the same for a SwiftUI screen and for code without views.
struct ObservedCounter: Reducer {
  struct State: Equatable {
    var count = 0
    var isAutomatic = false

    var isEven: Bool { count.isMultiple(of: 2) }
  }

  enum Action: Equatable {
    case incrementTapped
    case resetTapped
    case automaticTapped
    case ticked
  }

  private enum EffectID { case ticks }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .incrementTapped, .ticked:
      state.count += 1
      return .none
    case .resetTapped:
      state.count = 0
      return .none
    case .automaticTapped:
      state.isAutomatic.toggle()
      guard state.isAutomatic else { return .cancel(id: EffectID.ticks) }
      return .run { send in
        while true {
          try await clock.sleep(for: .seconds(1))
          send(.ticked)
        }
      }
      .cancellable(id: EffectID.ticks)
    }
  }
}

/// The code between a store and code without SwiftUI. It writes a line when a value changes. Each observation
/// depends only on the fields that it reads, so it runs neither for other fields nor for an equal value.
@MainActor
final class CounterPresenter {
  private let store: Store<ObservedCounter>
  private var tokens: [ObservationToken] = []

  init(store: Store<ObservedCounter>) {
    self.store = store
  }

  /// Starts writing, as a view controller does when its view appears. It writes the current values immediately. The
  /// observations do not capture `self`, which owns them: they would keep each other alive.
  func start(write: @escaping @MainActor (String) -> Void) {
    tokens = [
      observe { [store] in write("The count is \(store.count).") },
      observe { [store] in write(store.isEven ? "It is even." : "It is odd.") },
      observe { [store] in write(store.isAutomatic ? "It counts by itself." : "It counts taps.") },
    ]
  }

  /// Stops writing. A released token ends its observation, so a released presenter stops as well.
  func stop() {
    tokens = []
  }

  func incrementTapped() { store.send(.incrementTapped) }
  func resetTapped() { store.send(.resetTapped) }
  func automaticTapped() { store.send(.automaticTapped) }
}

/// The lines of a screen that does not use the store. It represents the output of a command line tool or the labels of
/// a view controller.
@MainActor
@Observable
final class CounterLog {
  private(set) var lines: [String] = []
  private let maximumLines = 100

  func write(_ line: String) {
    lines.append(line)
    if lines.count > maximumLines { lines.removeFirst() }
  }
}

/// The screen, which forwards taps to the presenter and shows its lines. It never reads the store.
struct CounterLogView: View {
  let presenter: CounterPresenter
  let log: CounterLog
  @State private var isObserving = true

  var body: some View {
    Form {
      Section {
        Button("Increment") { presenter.incrementTapped() }
        Button("Reset") { presenter.resetTapped() }
        Button("Start or Stop Counting") { presenter.automaticTapped() }
        Toggle("Observe", isOn: $isObserving)
      }
      Section("Log, newest first") {
        ForEach(log.lines.indices.reversed(), id: \.self) { index in
          Text(log.lines[index]).font(.system(.footnote, design: .monospaced))
        }
      }
    }
    .onAppear { startOrStop() }
    .onChange(of: isObserving) { startOrStop() }
    .onDisappear { presenter.stop() }
  }

  private func startOrStop() {
    if isObserving {
      presenter.start { [log] in log.write($0) }
    } else {
      presenter.stop()
    }
  }
}

struct ObservationStudy: View {
  @State private var log = CounterLog()
  @State private var presenter = CounterPresenter(
    store: Store(initialState: ObservedCounter.State()) { ObservedCounter() })

  var body: some View {
    CounterLogView(presenter: presenter, log: log)
  }
}
