import Elements
import Testing

@Suite("SpringCurve")
struct SpringCurveTests {
  static let springs = [0.01, 0.3, 0.999, 1, 1.001, 2, 100].flatMap { ratio in
    [-5, 0, 5].map { SpringCurve(frequency: 12, dampingRatio: ratio, initialVelocity: $0) }
  }

  @Test("A spring starts at zero with its initial velocity and satisfies the spring equation", arguments: springs)
  func motion(spring: SpringCurve) {
    let step = 1e-4
    #expect(abs(spring.value(at: 0)) < 1e-9)
    #expect(abs(spring.value(at: 1e-7) / 1e-7 - spring.initialVelocity) < 0.01)
    for time in [0.05, 0.2, 0.7] {
      let (before, now, after) = (
        spring.value(at: time - step), spring.value(at: time), spring.value(at: time + step)
      )
      let velocity = (after - before) / (2 * step)
      let acceleration = (after - 2 * now + before) / (step * step)
      let force =
        spring.frequency * spring.frequency * (1 - now) - 2 * spring.dampingRatio * spring.frequency * velocity
      #expect(abs(acceleration - force) < 0.01 * max(1, abs(force)) + 0.01, "\(spring) at \(time)")
    }
  }

  @Test("A spring stays near its target after its settling duration", arguments: springs)
  func rest(spring: SpringCurve) {
    let end = spring.settlingDuration
    #expect(end > 0 && end <= 10)
    guard end < 10 else { return }
    for time in stride(from: end, to: end + 3, by: 0.01) { #expect(abs(1 - spring.value(at: time)) < 0.0011) }
  }

  @Test("Invalid parameters are clamped to valid ones")
  func badNumbers() {
    #expect(SpringCurve(frequency: -1, dampingRatio: 0) == SpringCurve(frequency: 0.01, dampingRatio: 0.01))
    #expect(
      SpringCurve(frequency: .infinity, dampingRatio: .infinity, initialVelocity: .nan)
        == SpringCurve(frequency: 1_000, dampingRatio: 100))
    for number in [0, -1, .nan, .infinity, 1e-300] {
      let spring = SpringCurve(frequency: number, dampingRatio: number, initialVelocity: number)
      #expect(spring.value(at: 0.5).isFinite && spring.settlingDuration.isFinite)
    }
  }
}
