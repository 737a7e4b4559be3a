/// What keyframes make of a value at each time.
@MainActor @preconcurrency
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let ways: [KeyframeWay<Value>]

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: the value before the first keyframe.
  ///   - content: the tracks.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
    self.initial = initial
    ways = keyframes.allWays(from: initial)
  }

  /// How long the longest track takes, in seconds.
  public var duration: TimeInterval { ways.map(\.duration).max() ?? 0 }

  /// The value at a time.
  ///
  /// - Parameter time: in seconds; before the beginning and after the end the value stays.
  public func value(time: TimeInterval) -> Value {
    var value = initial
    for way in ways { way.apply(&value, time) }
    return value
  }

  /// The value at a part of the time.
  ///
  /// - Parameter progress: from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
