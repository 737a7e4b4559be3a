import SwiftUI

// A stopwatch with laps in the style of 2025: observation, a timeline, formatted durations, sensory feedback.

@Observable
final class StopwatchModel {
  struct Lap: Identifiable, Equatable {
    let id: Int
    let duration: Duration
  }

  private(set) var laps: [Lap] = []
  private var started: ContinuousClock.Instant?
  private var accumulated = Duration.zero
  private var lapStart = Duration.zero

  var isRunning: Bool { started != nil }
  var hasTime: Bool { isRunning || accumulated > .zero }
  var fastest: Lap? { laps.count > 1 ? laps.min { $0.duration < $1.duration } : nil }
  var slowest: Lap? { laps.count > 1 ? laps.max { $0.duration < $1.duration } : nil }

  var elapsed: Duration { accumulated + (started.map { $0.duration(to: .now) } ?? .zero) }
  var currentLap: Duration { elapsed - lapStart }

  func startOrStop() {
    if isRunning {
      accumulated = elapsed
      started = nil
    } else {
      started = .now
    }
  }

  func lapOrReset() {
    if isRunning {
      let now = elapsed
      laps.insert(Lap(id: laps.count + 1, duration: now - lapStart), at: 0)
      lapStart = now
    } else {
      accumulated = .zero
      lapStart = .zero
      laps = []
    }
  }
}

package struct StopwatchView: View {
  @State private var model = StopwatchModel()

  package init() {}

  package var body: some View {
    VStack(spacing: 0) {
      TimelineView(.periodic(from: .now, by: 0.1)) { _ in
        VStack(spacing: 24) {
          Text(model.elapsed.stopwatch)
            .font(.system(size: 76, weight: .thin))
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(maxHeight: .infinity)
            .accessibilityIdentifier("elapsed")
          HStack {
            Button(model.isRunning || !model.hasTime ? "Lap" : "Reset") {
              withAnimation(.snappy) { model.lapOrReset() }
            }
            .tint(.gray)
            .disabled(!model.hasTime)
            Spacer()
            Button(model.isRunning ? "Stop" : "Start") { model.startOrStop() }
              .tint(model.isRunning ? .red : .green)
              .keyboardShortcut(.space, modifiers: [])
          }
          .buttonStyle(RoundButtonStyle())
        }
        .padding()
      }
      .frame(height: 360)
      Divider()
      List {
        if model.hasTime {
          TimelineView(.periodic(from: .now, by: 0.1)) { _ in
            LapRow(number: model.laps.count + 1, duration: model.currentLap, style: .primary)
          }
        }
        ForEach(model.laps) { lap in
          LapRow(number: lap.id, duration: lap.duration, style: style(of: lap))
        }
      }
      .listStyle(.plain)
    }
    .sensoryFeedback(.impact, trigger: model.isRunning)
  }

  private func style(of lap: StopwatchModel.Lap) -> Color {
    if lap == model.fastest { return .green }
    return lap == model.slowest ? .red : .primary
  }
}

private struct LapRow: View {
  let number: Int
  let duration: Duration
  let style: Color

  var body: some View {
    LabeledContent("Lap \(number)") {
      Text(duration.stopwatch).monospacedDigit()
    }
    .foregroundStyle(style)
  }
}

private struct RoundButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.tint)
      .frame(width: 80, height: 80)
      .background(.tint.opacity(0.2), in: .circle)
      .padding(3)
      .overlay { Circle().stroke(.tint.opacity(0.2), lineWidth: 2) }
      .opacity(isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.4)
      .contentShape(.circle)
  }
}

extension Duration {
  fileprivate var stopwatch: String {
    formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2)))
  }
}

#Preview("Stopwatch") {
  StopwatchView()
}
