/// One keyframe: a target value with a duration and an interpolation curve.
@MainActor
struct KeyframeStep<Value: Animatable> {
  enum Curve {
    case move
    case linear(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, start: Value.AnimatableData?)
  }

  let target: Value
  let duration: Double
  let curve: Curve
}

/// One or more keyframes of a track. Use the built-in keyframes, or combine them in a ``body``.
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable = Body.Value
  /// The type of the body.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that this content consists of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Built-in keyframes, which define their steps directly.
@MainActor
protocol KeyframeSteps<Value> {
  associatedtype Value: Animatable
  var steps: [KeyframeStep<Value>] { get }
}

extension KeyframeTrackContent {
  var allSteps: [KeyframeStep<Value>] {
    if let own = self as? any KeyframeSteps<Value> { return own.steps }
    if Body.self == Never.self { return [] }
    return (body.allSteps as? [KeyframeStep<Value>]) ?? []
  }
}

extension Never: KeyframeTrackContent, Keyframes, Animatable {
  /// There is no value.
  public typealias Value = Never
}

extension KeyframeTrackContent where Body == Never {
  /// Never evaluated: built-in keyframes have no body.
  public var body: Never {
    fatalError("\(Self.self) is a primitive keyframe and has no body. Use it in a KeyframeTrack.")
  }
}

/// A keyframe that the value approaches along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSteps {
  /// A primitive keyframe has no body.
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value at the end of the keyframe.
  ///   - duration: the duration, in seconds.
  ///   - timingCurve: the timing curve.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    steps = [KeyframeStep(target: to, duration: duration, curve: .linear(timingCurve))]
  }
}

/// A keyframe that the value approaches along a cubic curve. The value changes smoothly from one cubic keyframe to the
/// next.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSteps {
  /// A primitive keyframe has no body.
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value at the end of the keyframe.
  ///   - duration: the duration, in seconds.
  ///   - startVelocity: the change per second at the start; `nil` means the previous keyframe's end velocity.
  ///   - endVelocity: the change per second at the end; `nil` means that it is derived from the next keyframe.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    let curve = KeyframeStep<Value>.Curve.cubic(
      start: startVelocity?.animatableData, end: endVelocity?.animatableData)
    steps = [KeyframeStep(target: to, duration: duration, curve: curve)]
  }
}

/// A keyframe that the value approaches along a spring curve.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSteps {
  /// A primitive keyframe has no body.
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value at the end of the keyframe.
  ///   - duration: the duration, in seconds; `nil` means that the keyframe lasts until the spring settles.
  ///   - spring: the spring.
  ///   - startVelocity: the change per second at the start; `nil` means the previous keyframe's end velocity.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    steps = [
      KeyframeStep(
        target: to, duration: duration ?? spring.settlingDuration,
        curve: .spring(spring, start: startVelocity?.animatableData))
    ]
  }
}

/// A keyframe at which the value changes immediately, without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSteps {
  /// A primitive keyframe has no body.
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameter to: the value.
  public init(_ to: Value) {
    steps = [KeyframeStep(target: to, duration: 0, curve: .move)]
  }
}

/// Consecutive keyframes, created by ``KeyframeTrackContentBuilder``.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent, KeyframeSteps {
  /// A primitive keyframe has no body.
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]
}

/// A result builder that combines keyframes into a track.
@resultBuilder
@MainActor @preconcurrency
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns one keyframe.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
  /// Returns an empty sequence.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence(steps: []) }
  /// Returns the first component of a block.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  /// Appends the next component of a block.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: accumulated.allSteps + next.allSteps)
  }
  /// Returns the keyframes of all iterations of a `for` loop, in order.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: components.flatMap(\.allSteps))
  }
  /// Returns the keyframes of the first branch.
  public static func buildEither(first component: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: component.allSteps)
  }
  /// Returns the keyframes of the second branch.
  public static func buildEither(second component: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: component.allSteps)
  }
  /// Returns the keyframes of a condition, or an empty sequence.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: component?.allSteps ?? [])
  }
}
