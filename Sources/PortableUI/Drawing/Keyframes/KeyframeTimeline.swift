/// The value of an animation with keyframes as a function of time.
@MainActor @preconcurrency
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let resolvedTracks: [ResolvedKeyframeTrack<Value>]

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
    resolvedTracks = keyframes.allResolvedTracks(from: initial)
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { resolvedTracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time.
  ///
  /// - Parameter time: the time in seconds, clamped to the duration of each track.
  public func value(time: TimeInterval) -> Value {
    var value = initial
    for track in resolvedTracks { track.apply(&value, time) }
    return value
  }

  /// Returns the value at a fraction of the duration.
  ///
  /// - Parameter progress: the fraction, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
