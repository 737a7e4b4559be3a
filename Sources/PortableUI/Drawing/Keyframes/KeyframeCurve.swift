/// Interpolates the value of one track over time.
@MainActor
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private struct Piece {
    let begin: Double
    let duration: Double
    let start: Data
    let end: Data
    let startVelocity: Data
    let endVelocity: Data
    let curve: KeyframeStep<Value>.Curve

    /// Returns the value of a spring at a time since the beginning of the piece.
    func springValue(_ spring: Spring, at time: Double) -> Data {
      // The contribution of a start velocity of 1: the position of a spring with this velocity minus the position of a
      // spring that starts at rest. It is scaled by the actual start velocity.
      let pushed = spring.curve(velocity: 1).value(at: time) - spring.curve().value(at: time)
      return start + (end - start).times(spring.curve().value(at: time)) + startVelocity.times(pushed)
    }
  }

  private let initial: Data
  private var pieces: [Piece] = []
  /// The total duration, in seconds.
  private(set) var duration = 0.0

  /// Creates a curve. A negative or non-finite duration counts as zero. The maximum duration of a step is one hour.
  init(_ initial: Value, _ steps: [KeyframeStep<Value>]) {
    self.initial = initial.animatableData
    var start = initial.animatableData
    var velocity: Data?
    for (index, step) in steps.enumerated() {
      let end = step.target.animatableData
      let duration = step.duration.isFinite ? min(max(step.duration, 0), 3_600) : 0
      let next = steps.indices.contains(index + 1) ? steps[index + 1] : nil
      let endVelocity = Self.endVelocity(of: step, from: start, lasting: duration, before: next)
      var startVelocity = velocity ?? .zero
      switch step.curve {
      case .cubic(let own?, _), .spring(_, let own?): startVelocity = own
      default: break
      }
      let piece = Piece(
        begin: self.duration, duration: duration, start: start, end: end, startVelocity: startVelocity,
        endVelocity: endVelocity, curve: step.curve)
      pieces.append(piece)
      self.duration += duration
      if case .spring(let spring, _) = step.curve, duration < spring.settlingDuration {
        // The step is over before the spring has settled. The next step continues its motion.
        let interval = 1e-4
        start = piece.springValue(spring, at: duration)
        velocity = (start - piece.springValue(spring, at: duration - interval)).times(1 / interval)
      } else {
        (start, velocity) = (end, Self.isCubic(step) ? endVelocity : nil)
      }
    }
  }

  /// Returns the value at a time, in seconds since the beginning.
  func value(at time: Double) -> Data {
    guard let piece = pieces.last(where: { $0.begin <= time }) else { return pieces.first?.start ?? initial }
    let time = time - piece.begin
    guard time < piece.duration else { return piece.end }
    let part = time / piece.duration
    let way = piece.end - piece.start
    switch piece.curve {
    case .move: return piece.end
    case .linear(let curve): return piece.start + way.times(curve == .linear ? part : curve.value(at: part))
    case .spring(let spring, _): return piece.springValue(spring, at: time)
    case .cubic:
      let (square, cube) = (part * part, part * part * part)
      return piece.start.times(2 * cube - 3 * square + 1) + piece.end.times(3 * square - 2 * cube)
        + piece.startVelocity.times((cube - 2 * square + part) * piece.duration)
        + piece.endVelocity.times((cube - square) * piece.duration)
    }
  }

  private static func isCubic(_ step: KeyframeStep<Value>?) -> Bool {
    if case .cubic? = step?.curve { true } else { false }
  }

  /// Returns the velocity at the end of a step. At the end of a cubic step before another cubic step, it is the slope
  /// from the start of the first step to the end of the second.
  private static func endVelocity(
    of step: KeyframeStep<Value>, from start: Data, lasting duration: Double, before next: KeyframeStep<Value>?
  ) -> Data {
    if case .cubic(_, let own?) = step.curve { return own }
    guard isCubic(step), let next, isCubic(next), duration + next.duration > 0 else { return .zero }
    if case .cubic(let own?, _) = next.curve { return own }
    return (next.target.animatableData - start).times(1 / (duration + next.duration))
  }
}

extension VectorArithmetic {
  /// Returns this value multiplied by a factor.
  func times(_ factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
