/// A way from one value to the next, as a track of keyframes has it.
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

/// One or more ways from one value to the next. Give the keyframes of the platform, or a ``body`` of those.
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
  /// What is animated.
  associatedtype Value: Animatable = Body.Value
  /// What the body is made of.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that this stands for.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Keyframes that say their steps themselves.
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

extension Never: KeyframeTrackContent, Keyframes, Animatable {}

extension KeyframeTrackContent where Body == Never {
  /// Never evaluated: keyframes of the platform say themselves what they are.
  public var body: Never { fatalError("\(Self.self) is a keyframe of its own and has no body.") }
}

/// The value is reached as fast at each moment as the curve says.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSteps {
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value at its end.
  ///   - duration: how long it takes, in seconds.
  ///   - timingCurve: how much is done at each part of the time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    steps = [KeyframeStep(target: to, duration: duration, curve: .linear(timingCurve))]
  }
}

/// The value is reached along a curve that goes on smoothly into the next of its kind.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSteps {
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value at its end.
  ///   - duration: how long it takes, in seconds.
  ///   - startVelocity: how fast the value changes at the start, a second; `nil` goes on as before.
  ///   - endVelocity: how fast it changes at the end, a second; `nil` as what follows asks for.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    let curve = KeyframeStep<Value>.Curve.cubic(
      start: startVelocity?.animatableData, end: endVelocity?.animatableData)
    steps = [KeyframeStep(target: to, duration: duration, curve: curve)]
  }
}

/// The value is reached as by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSteps {
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value at its end.
  ///   - duration: how long it takes, in seconds; `nil` until the spring rests.
  ///   - spring: which spring.
  ///   - startVelocity: how fast the value changes at the start, a second; `nil` goes on as before.
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

/// The value is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSteps {
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameter to: the value.
  public init(_ to: Value) {
    steps = [KeyframeStep(target: to, duration: 0, curve: .move)]
  }
}

/// Keyframes one after the other: what ``KeyframeTrackContentBuilder`` makes.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent, KeyframeSteps {
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]
}

/// Puts keyframes together in a track.
@resultBuilder
@MainActor @preconcurrency
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// One keyframe.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
  /// None.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence(steps: []) }
  /// The first of several.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  /// One more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: accumulated.allSteps + next.allSteps)
  }
  /// Those of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: components.flatMap(\.allSteps))
  }
  /// Those of one branch.
  public static func buildEither(first component: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: component.allSteps)
  }
  /// Those of the other branch.
  public static func buildEither(second component: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: component.allSteps)
  }
  /// Those of a condition.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: component?.allSteps ?? [])
  }
}
