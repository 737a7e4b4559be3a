import Elements
import ViewGraph

/// Animates a value that hosts cannot interpolate. Each evaluation of the view shows the next step.
///
/// The current value depends only on the clock. Hosts interpolate between two steps where they can.
@MainActor
final class ValueMotion<Data: VectorArithmetic> {
  private var start: Data
  private var target: Data
  private var began = Date()
  private var timing: AnimationTiming?

  /// Creates a motion that is not running: its value equals its target.
  init(at data: Data) {
    start = data
    target = data
  }

  /// Returns the value to show now. While an animation runs, the caller's view is evaluated again at each step.
  ///
  /// - Parameters:
  ///   - target: the value at the end. A new target is approached with the animation of the current evaluation.
  ///   - environment: supplies the clock and the Reduce Motion setting. With Reduce Motion the target applies
  ///     immediately.
  func values(toward target: Data, in environment: EnvironmentValues) -> Data {
    if target != self.target {
      let clock = environment.viewClock
      let now = clock.now
      start = values(at: now)
      self.target = target
      let isImmediate = !clock.takesSteps || environment.accessibilityReduceMotion
      timing = isImmediate ? nil : TransactionFrame.evaluated.animation
      began = now
    }
    guard let timing else { return target }
    let clock = environment.viewClock
    let now = clock.now
    if timing.repeatCount != nil, now.timeIntervalSince(began) >= timing.totalDuration() {
      self.timing = nil
      return target
    }
    clock.wake(at: max(now, began + timing.delay), isStep: true)
    return values(at: now)
  }

  private func values(at date: Date) -> Data {
    guard let timing else { return target }
    var way = target - start
    way.scale(by: timing.share(after: date.timeIntervalSince(began)))
    return start + way
  }
}

extension AnimationTiming {
  /// Returns the completed fraction of a change.
  ///
  /// - Parameter time: the time since the change was made, in seconds.
  package func share(after time: Double) -> Double {
    let time = time - delay
    guard time > 0 else { return 0 }
    guard duration > 0 else { return 1 }
    let round = (time / duration).rounded(.down)
    if let repeatCount, round >= Double(repeatCount) { return 1 }
    let part = time / duration - round
    let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    return curve.share(at: isBackwards ? 1 - part : part, of: duration)
  }
}

extension AnimationCurve {
  /// Returns the completed fraction of the change at an elapsed fraction of the time.
  fileprivate func share(at part: Double, of duration: Double) -> Double {
    switch self {
    case .spring(let spring): return spring.value(at: part * duration)
    case .linear: return part
    case .bezier(let x1, let y1, let x2, let y2):
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
      return curve.value(at: part)
    }
  }
}
