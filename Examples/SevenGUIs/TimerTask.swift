import SwiftUI
import TrifectaUI

/// A timer with an adjustable duration. The ticks are an effect, which ends when the duration has elapsed.
struct AdjustableTimer: Reducer {
  struct State: Equatable {
    /// The elapsed time, in tenths of a second.
    var elapsed = 0
    /// The duration, in tenths of a second.
    var duration = 100
    var isRunning = false

    var fraction: Double { duration == 0 ? 1 : min(1, Double(elapsed) / Double(duration)) }
  }

  enum Action: Equatable {
    case appeared
    case ticked
    case durationChanged(Double)
    case resetTapped
  }

  private enum EffectID { case ticks }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return runIfNeeded(&state)
      case .ticked:
        state.elapsed += 1
        guard state.elapsed >= state.duration else { return .none }
        state.isRunning = false
        return .cancel(id: EffectID.ticks)
      case .durationChanged(let seconds):
        state.duration = Int((seconds * 10).rounded())
        return runIfNeeded(&state)
      case .resetTapped:
        state.elapsed = 0
        return runIfNeeded(&state)
      }
    }
    .onRestore { state, _ in
      state.isRunning = false
      return runIfNeeded(&state)
    }
  }

  /// Starts the ticks if time is left and they are not running.
  private func runIfNeeded(_ state: inout State) -> Effect<Action> {
    guard state.elapsed < state.duration, !state.isRunning else { return .none }
    state.isRunning = true
    return .run(name: "ticks") { [clock] send in
      while true {
        try await clock.sleep(for: .milliseconds(100))
        send(.ticked)
      }
    }
    .cancellable(id: EffectID.ticks, cancelInFlight: true)
  }
}

/// The fourth task: a gauge of the elapsed time, and a slider for the duration.
public struct TimerTask: View {
  @State private var store: Store<AdjustableTimer>

  /// Creates the screen of a timer of ten seconds.
  public init() {
    self.init(store: Store(initialState: AdjustableTimer.State()) { AdjustableTimer() })
  }

  init(store: Store<AdjustableTimer>) {
    _store = State(initialValue: store)
  }

  /// The content of the screen.
  public var body: some View {
    Form {
      ProgressView("Elapsed time", value: store.fraction)
      Text("\(Self.seconds(store.elapsed)) s of \(Self.seconds(store.duration)) s")
      Slider(value: duration, in: 0...30) { Text("Duration") }
      Button("Reset") { store.send(.resetTapped) }
    }
    .onAppear { store.send(.appeared) }
  }

  private var duration: Binding<Double> {
    Binding(get: { Double(store.duration) / 10 }, set: { store.send(.durationChanged($0)) })
  }

  private static func seconds(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }
}

#Preview("Timer that has ended") {
  TimerTask(store: Store(initialState: AdjustableTimer.State(elapsed: 100)) { AdjustableTimer() })
}
