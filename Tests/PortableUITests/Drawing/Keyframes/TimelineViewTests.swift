import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Timeline views")
struct TimelineViewTests {
  @Test("A timeline is evaluated only at its scheduled dates")
  func periodic() async throws {
    let start = Date()
    let screen = await Screen {
      TimelineView(.periodic(from: start, by: 10)) { context in
        Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
      }
    }
    #expect(screen.contains("0"))
    let evaluations = screen.evaluations
    await screen.advanceTime(by: 5)
    #expect(screen.contains("0") && screen.evaluations == evaluations)
    await screen.advanceTime(by: 6)
    #expect(screen.contains("10"))
    await screen.advanceTime(by: 30)
    #expect(screen.contains("40") && screen.evaluations == evaluations + 4)
  }

  @Test("A timeline keeps the last date of a finite schedule")
  func explicit() async throws {
    let start = Date()
    let screen = await Screen {
      TimelineView(.explicit([start + 1, start + 2])) { context in
        Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
      }
    }
    #expect(screen.contains("1"))
    await screen.advanceTime(by: 100)
    #expect(screen.contains("2"))
  }

  @Test("An animation timeline runs at most 20 times per second and can be paused")
  func animation() async throws {
    for (isPaused, count) in [(false, 21), (true, 1)] {
      let probe = Probe()
      let screen = await Screen {
        TimelineView(.animation(minimumInterval: 0.001, paused: isPaused)) { _ in probe.view("moment") }
      }
      await screen.advanceTime(by: 1.001)
      #expect(abs(probe.count - count) <= 1)
      await screen.close()
    }
  }

  /// Counts its evaluations.
  @MainActor
  private final class Probe {
    private(set) var count = 0

    func view(_ name: String) -> Text {
      count += 1
      return Text(name)
    }
  }

  @Test("A schedule starts with its current entry")
  func entries() {
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    let periodic = PeriodicTimelineSchedule(from: start, by: 10).entries(from: start + 25, mode: .normal)
    #expect(Array(periodic.prefix(2)) == [start + 20, start + 30])
    let later = PeriodicTimelineSchedule(from: start, by: 10).entries(from: start - 25, mode: .normal)
    #expect(Array(later.prefix(1)) == [start])
    let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)
    #expect(Array(minutes.prefix(2)).map(\.timeIntervalSinceReferenceDate) == [960, 1_020])
    let broken = PeriodicTimelineSchedule(from: start, by: .nan).entries(from: start, mode: .normal)
    #expect(Array(broken.prefix(2)) == [start, start + 1])
  }

  @Test("Texts with relative times follow the clock")
  func texts() async throws {
    let now = Date()
    let screen = await Screen {
      VStack {
        Text(now + 90, style: .timer).accessibilityIdentifier("until")
        Text(now - 5, style: .relative).accessibilityIdentifier("since")
        Text(now - 7_200, style: .offset).accessibilityIdentifier("offset")
        Text(timerInterval: now...now + 3).accessibilityIdentifier("left")
        Text(timerInterval: now...now + 3, countsDown: false).accessibilityIdentifier("passed")
        Text(timerInterval: now...now + 30, pauseTime: now + 2).accessibilityIdentifier("paused")
        Text("still").accessibilityIdentifier("still")
      }
      .locale(.american)
    }
    func words() throws -> [String] {
      try ["until", "since", "offset", "left", "passed", "paused"].map { try screen.find(.identifier($0)).text }
    }
    #expect(try words() == ["1:30", "5 sec", "+2 hours", "0:03", "0:00", "0:30"])
    await screen.advanceTime(by: 2)
    #expect(try words() == ["1:28", "7 sec", "+2 hours", "0:01", "0:02", "0:28"])
    await screen.advanceTime(by: 100)
    #expect(try words() == ["0:12", "1 min, 47 sec", "+2 hours", "0:00", "0:03", "0:28"])
  }
}
