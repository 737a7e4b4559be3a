import TrifectaUI

extension CaseStudy {
  static let timers = CaseStudy(
    "Timers", summary: "The clock of a stopwatch is a dependency, so its tests do not wait."
  ) {
    TimersStudy()
  }
}

/// The timer is an effect that sends the measured time. Counted ticks would be inaccurate, because each sleep may take
/// longer than requested. Pausing cancels the effect. This loses less than a tenth of a second, the smallest unit that
/// the screen shows.
struct Stopwatch: Reducer {
  struct Lap: Equatable, Identifiable {
    let id: Int
    let time: Duration
  }

  struct State: Equatable {
    var elapsed = Duration.zero
    var laps: [Lap] = []
    var isRunning = false

    var hasTime: Bool { isRunning || elapsed > .zero }
    /// The time since the last lap.
    var lapTime: Duration { laps.reduce(elapsed) { $0 - $1.time } }
  }

  enum Action: Equatable {
    case startPauseTapped
    case lapResetTapped
    case ticked(elapsed: Duration)
  }

  private enum EffectID { case timer }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startPauseTapped:
      state.isRunning.toggle()
      guard state.isRunning else { return .cancel(id: EffectID.timer) }
      return .run(name: "timer") { [earlier = state.elapsed] send in
        let timeSinceStart = clock.measureTime()
        while true {
          try await clock.sleep(for: .milliseconds(100))
          send(.ticked(elapsed: earlier + timeSinceStart()))
        }
      }
      .cancellable(id: EffectID.timer)

    case .lapResetTapped where state.isRunning:
      // A second tap in the same tenth of a second is not a lap.
      guard state.lapTime > .zero else { return .none }
      state.laps.append(Lap(id: state.laps.count + 1, time: state.lapTime))
      return .none

    case .lapResetTapped:
      state = State()
      return .none

    case .ticked(let elapsed):
      state.elapsed = elapsed
      return .none
    }
  }
}

extension Clock<Duration> {
  /// Returns a closure that returns the time since this call. It is generic, because instants of `any Clock` cannot be
  /// compared.
  fileprivate func measureTime() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}

/// Only this view reads the time, so a tick does not evaluate the rest of the screen.
struct StopwatchFace: View {
  let store: Store<Stopwatch>

  var body: some View {
    Text(store.elapsed, format: .stopwatch)
      .font(.system(size: 56, weight: .thin))
      .monospacedDigit()
      .frame(maxWidth: .infinity)
      .accessibilityLabel("Elapsed time")
      .accessibilityValue(Text(store.elapsed, format: .stopwatch))
  }
}

struct StopwatchView: View {
  let store: Store<Stopwatch>

  var body: some View {
    List {
      Section {
        StopwatchFace(store: store)
        HStack {
          Button(store.isRunning || !store.hasTime ? "Lap" : "Reset") { store.send(.lapResetTapped) }
            .disabled(!store.hasTime)
          Spacer()
          Button(store.isRunning ? "Pause" : "Start") { store.send(.startPauseTapped) }
            .tint(store.isRunning ? .orange : .green)
        }
        .buttonStyle(.bordered)
      }
      if !store.laps.isEmpty {
        Section("Laps") {
          ForEach(store.laps.reversed()) { lap in
            LabeledContent("Lap \(lap.id)") { Text(lap.time, format: .stopwatch).monospacedDigit() }
          }
        }
      }
    }
  }
}

extension FormatStyle where Self == Duration.TimeFormatStyle {
  /// Minutes, seconds and tenths.
  static var stopwatch: Self { .time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1)) }
}

struct TimersStudy: View {
  @State private var store = Store(initialState: Stopwatch.State()) { Stopwatch() }

  var body: some View {
    StopwatchView(store: store)
  }
}
