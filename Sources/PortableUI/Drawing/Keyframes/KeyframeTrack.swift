/// Tracks of keyframes that animate the properties of a value. Use ``KeyframeTrack``, or combine tracks in a ``body``.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value = Body.Value
  /// The type of the body.
  associatedtype Body: Keyframes
  /// The tracks that this content consists of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// A resolved track: its duration, and a closure that applies its value at a time.
@MainActor
struct ResolvedKeyframeTrack<Root> {
  let duration: Double
  let apply: @MainActor (_ value: inout Root, _ time: Double) -> Void
}

/// Built-in tracks, which have no body and create their resolved tracks directly.
@MainActor
protocol PrimitiveKeyframes<Value> {
  associatedtype Value
  /// Returns the resolved tracks for an initial value.
  func resolvedTracks(from initial: Value) -> [ResolvedKeyframeTrack<Value>]
}

extension Keyframes {
  func allResolvedTracks(from initial: Value) -> [ResolvedKeyframeTrack<Value>] {
    if let own = self as? any PrimitiveKeyframes<Value> { return own.resolvedTracks(from: initial) }
    if Body.self == Never.self { return [] }
    guard let value = initial as? Body.Value else { return [] }
    return (body.allResolvedTracks(from: value) as? [ResolvedKeyframeTrack<Value>]) ?? []
  }
}

extension Keyframes where Body == Never {
  /// Never evaluated: built-in tracks have no body.
  public var body: Never { fatalError("\(Self.self) is a primitive track and has no body. Use it in other keyframes.") }
}

/// A track of keyframes that animates one property of a value.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  /// The type of the animated value.
  public typealias Value = Root
  /// A primitive track has no body.
  public typealias Body = Never

  let path: WritableKeyPath<Root, Part>
  let content: Content

  /// Creates a track that animates the whole value.
  ///
  /// - Parameter content: the keyframes.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    self.init(\.self, content: content)
  }

  /// Creates a track that animates one property.
  ///
  /// - Parameters:
  ///   - keyPath: the key path of the property.
  ///   - content: the keyframes.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }
}

extension KeyframeTrack: PrimitiveKeyframes {
  func resolvedTracks(from initial: Root) -> [ResolvedKeyframeTrack<Root>] {
    let (path, curve) = (path, KeyframeCurve(initial[keyPath: path], content.allSteps))
    return [ResolvedKeyframeTrack(duration: curve.duration) { $0[keyPath: path].animatableData = curve.value(at: $1) }]
  }
}

/// Tracks that run at the same time, created by ``KeyframesBuilder``.
public struct KeyframeTracks<Value>: Keyframes {
  /// A primitive track has no body.
  public typealias Body = Never
  fileprivate let parts: [@MainActor (Value) -> [ResolvedKeyframeTrack<Value>]]
}

extension KeyframeTracks: PrimitiveKeyframes {
  func resolvedTracks(from initial: Value) -> [ResolvedKeyframeTrack<Value>] { parts.flatMap { $0(initial) } }
}

/// A result builder that combines tracks, or the keyframes of a single track.
@resultBuilder
@MainActor @preconcurrency
public enum KeyframesBuilder<Value> {
  /// Returns the tracks of an expression.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
  /// Returns a keyframe of a single track.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K where Value: Animatable {
    expression
  }
  /// Returns no tracks.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks(parts: []) }
  /// Returns the first tracks.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
  /// Returns the first keyframes of a single track.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K where Value: Animatable {
    first
  }
  /// Appends the next tracks.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks(parts: [{ accumulated.allResolvedTracks(from: $0) }, { next.allResolvedTracks(from: $0) }])
  }
  /// Appends the next keyframes of a single track.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(steps: accumulated.allSteps + next.allSteps)
  }
  /// Returns the tracks.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }
  /// Returns a single track with the keyframes.
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where Value: Animatable {
    KeyframeTrack(content: { component })
  }
}
