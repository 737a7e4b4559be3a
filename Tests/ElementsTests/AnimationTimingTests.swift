import Elements
import Testing

@Suite("AnimationTiming")
struct AnimationTimingTests {
  @Test("Durations and delays are clamped to between zero and an hour")
  func range() {
    for (given, kept) in [(-1.0, 0.0), (.nan, 0), (.infinity, 3_600), (2, 2)] {
      let timing = AnimationTiming(.linear, duration: given, delay: given)
      #expect(timing.duration == kept && timing.delay == kept)
    }
    #expect(AnimationTiming(.linear, duration: 1).delayed(by: -5).delay == 0)
    #expect(AnimationTiming(.linear, duration: 3_000).faster(by: 0.1).duration == 3_600)
  }

  @Test("Speed changes the duration and the delay, and invalid speeds are ignored")
  func speed() {
    let timing = AnimationTiming(.linear, duration: 1, delay: 1)
    #expect(timing.faster(by: 2) == AnimationTiming(.linear, duration: 0.5, delay: 0.5))
    let spring = SpringCurve(frequency: 2 * .pi, dampingRatio: 0.5, initialVelocity: 3)
    let springs = AnimationTiming(.spring(spring), duration: spring.settlingDuration)
    guard case .spring(let faster) = springs.faster(by: 2).curve else { return #expect(Bool(false)) }
    for time in [0.01, 0.1, 0.5, 1] { #expect(abs(faster.value(at: time) - spring.value(at: 2 * time)) < 1e-9) }
    #expect(springs.faster(by: 2).totalDuration(untilRest: false) == 0.5)
    for speed in [0, -1, Double.nan] { #expect(timing.faster(by: speed) == timing) }
  }

  @Test("The total duration is the delay plus the duration of all repetitions")
  func total() {
    #expect(AnimationTiming(.linear, duration: 2, delay: 1).totalDuration() == 3)
    #expect(AnimationTiming(.linear, duration: 2, delay: 1, repeatCount: 3).totalDuration() == 7)
    #expect(AnimationTiming(.linear, duration: 2, repeatCount: nil).totalDuration() == 2)
    #expect(AnimationTiming(.linear, duration: 2, repeatCount: -3).totalDuration() == 2)
  }

  @Test("The nominal duration of a spring is shorter than the time until it settles")
  func nominal() {
    let spring = SpringCurve(frequency: 2 * .pi, dampingRatio: 0.5)
    let timing = AnimationTiming(.spring(spring), duration: spring.settlingDuration)
    #expect(timing.totalDuration(untilRest: false) == 1)
    #expect(timing.totalDuration() > 1.5)
  }

  @Test("The total duration is limited to a year")
  func countless() {
    #expect(AnimationTiming(.linear, duration: 2, repeatCount: .max).totalDuration() == 365 * 86_400)
  }

  @Test("The description states curve, duration, delay and repetition")
  func words() {
    #expect(AnimationTiming(.easeIn, duration: 0.35).description == "easeIn 0.35 s")
    #expect(AnimationTiming(.linear, duration: 1, delay: 0.1).description == "linear 1 s after 0.1 s")
    #expect(
      AnimationTiming(.easeOut, duration: 1, repeatCount: 3, autoreverses: true).description
        == "easeOut 1 s, 3 times, back and forth")
    #expect(AnimationTiming(.easeInOut, duration: 1, repeatCount: nil).description == "easeInOut 1 s, for ever")
    #expect(
      AnimationTiming(.bezier(x1: 0.1, y1: 2, x2: 0.3, y2: 0), duration: 1).description
        == "bezier(0.1, 2.0, 0.3, 0.0) 1 s")
  }
}
