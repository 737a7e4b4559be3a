import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Keyframes")
struct KeyframeTests {
  private struct Place {
    var x = 0.0
    var turn = Angle.zero
  }

  @Test("Each track animates its property, and the longest track determines the duration")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(30, duration: 2, timingCurve: .linear)
      }
      KeyframeTrack(\.turn) {
        LinearKeyframe(.degrees(90), duration: 1)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 0.5).turn.degrees == 45)
    #expect(timeline.value(time: 1).x == 20)
    #expect(abs(timeline.value(progress: 2.0 / 3).x - 25) < 1e-9)
    #expect(timeline.value(time: 99).x == 30 && timeline.value(time: -1).x == 0)
    #expect(timeline.value(time: 99).turn.degrees == 90)
  }

  @Test("Cubic keyframes join smoothly, and a spring overshoots and settles")
  func curves() {
    let cubic = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    let step = 1e-4
    func speed(_ time: Double) -> Double { (cubic.value(time: time + step) - cubic.value(time: time)) / step }
    #expect(abs(speed(1 - step) - speed(1)) < 0.01 && abs(speed(1) - 10) < 0.01)
    #expect(abs(speed(0)) < 0.1)
    let spring = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: .bouncy)
    }
    #expect((1...50).contains { spring.value(progress: Double($0) / 50) > 1.01 })
    #expect(spring.value(time: spring.duration) == 1)
  }

  @Test("A spring that is interrupted passes its value and velocity on to the next keyframe")
  func interruptedSpring() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.1, spring: .smooth)
      SpringKeyframe(0, spring: .smooth)
    }
    let step = 1e-3
    func value(_ offset: Double) -> Double { timeline.value(time: 0.1 + offset) }
    #expect(value(-1e-9) > 0.5 && value(-1e-9) < 9)
    #expect(abs(value(0) - value(-1e-9)) < 1e-3)
    let (before, after) = ((value(-1e-9) - value(-step)) / step, (value(step) - value(0)) / step)
    #expect(before > 10 && abs(after - before) < 0.1 * before)
    #expect(timeline.value(time: 99) == 0)
  }

  @Test("Invalid durations take no time")
  func bad() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: .nan)
      LinearKeyframe(2, duration: -3)
    }
    #expect(timeline.duration == 0 && timeline.value(time: 0) == 2)
  }

  private struct Swinging: View {
    @State private var count = 0

    var body: some View {
      Button("go") { count += 1 }
      Text("a").keyframeAnimator(initialValue: 1.0, trigger: count) { content, value in
        content
        Text("at \(Int(value.rounded()))")
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
        LinearKeyframe(7, duration: 1)
      }
    }
  }

  @Test("With a trigger the keyframes run once, in animated steps")
  func trigger() async throws {
    let screen = await Screen { Swinging() }
    await screen.advanceTime(by: 5)
    #expect(screen.contains("at 1"))
    try await screen.tap("go")
    await screen.advanceTime(by: 1)
    #expect(screen.contains("at 100"))
    #expect(screen.animatedChanges.allSatisfy { $0.animation.description == "linear 0.05 s" })
    #expect(!screen.animatedChanges.isEmpty)
    await screen.advanceTime(by: 100)
    #expect(screen.contains("at 7"))
  }

  @Test("Without a trigger the keyframes repeat, except with reduced motion")
  func always() async throws {
    func view() -> some View {
      KeyframeAnimator(initialValue: 0.0) {
        Text("at \(Int($0.rounded()))")
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
      }
    }
    let screen = await Screen { view() }
    await screen.advanceTime(by: 1.5)
    #expect(screen.contains("at 50"))
    await screen.advanceTime(by: 1)
    #expect(screen.contains("at 50"))
    var traits = HostTraits()
    traits.reducesMotion = true
    let calm = await Screen(traits: traits) { view() }
    await calm.advanceTime(by: 1.5)
    #expect(calm.contains("at 0"))
  }
}
