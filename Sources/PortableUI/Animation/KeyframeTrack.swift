/// Tracks of keyframes for the parts of a value. Give tracks, or a ``body`` of those.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
  /// What is animated.
  associatedtype Value = Body.Value
  /// What the body is made of.
  associatedtype Body: Keyframes
  /// The tracks that this stands for.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// One track: how long it takes, and what it makes of a value at a time.
@MainActor
struct KeyframeWay<Root> {
  let duration: Double
  let apply: @MainActor (_ value: inout Root, _ time: Double) -> Void
}

/// Tracks that say themselves what they do.
@MainActor
protocol KeyframeWays<Value> {
  associatedtype Value
  /// The ways from an initial value.
  func ways(from initial: Value) -> [KeyframeWay<Value>]
}

extension Keyframes {
  func allWays(from initial: Value) -> [KeyframeWay<Value>] {
    if let own = self as? any KeyframeWays<Value> { return own.ways(from: initial) }
    if Body.self == Never.self { return [] }
    guard let value = initial as? Body.Value else { return [] }
    return (body.allWays(from: value) as? [KeyframeWay<Value>]) ?? []
  }
}

extension Keyframes where Body == Never {
  /// Never evaluated: tracks say themselves what they are.
  public var body: Never { fatalError("\(Self.self) is a track of its own and has no body.") }
}

/// Keyframes for one part of a value.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  /// What the track is a track of.
  public typealias Value = Root
  public typealias Body = Never

  let path: WritableKeyPath<Root, Part>
  let content: Content

  /// Creates a track for all of a value.
  ///
  /// - Parameter content: the keyframes.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    self.init(\.self, content: content)
  }

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - keyPath: the part of the value.
  ///   - content: the keyframes.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }
}

extension KeyframeTrack: KeyframeWays {
  func ways(from initial: Root) -> [KeyframeWay<Root>] {
    let (path, curve) = (path, KeyframeCurve(initial[keyPath: path], content.allSteps))
    return [KeyframeWay(duration: curve.duration) { $0[keyPath: path].animatableData = curve.value(at: $1) }]
  }
}

/// Tracks at the same time: what ``KeyframesBuilder`` makes.
public struct KeyframeTracks<Value>: Keyframes {
  public typealias Body = Never
  fileprivate let parts: [@MainActor (Value) -> [KeyframeWay<Value>]]
}

extension KeyframeTracks: KeyframeWays {
  func ways(from initial: Value) -> [KeyframeWay<Value>] { parts.flatMap { $0(initial) } }
}

/// Puts tracks together, or the keyframes of the only one.
@resultBuilder
@MainActor @preconcurrency
public enum KeyframesBuilder<Value> {
  /// Some tracks.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
  /// A keyframe of the only track.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K where Value: Animatable {
    expression
  }
  /// None.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks(parts: []) }
  /// The first of several.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
  /// The first keyframe of the only track.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K where Value: Animatable {
    first
  }
  /// One more.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks(parts: [{ accumulated.allWays(from: $0) }, { next.allWays(from: $0) }])
  }
  /// One more keyframe of the only track.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(steps: accumulated.allSteps + next.allSteps)
  }
  /// The tracks.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }
  /// The only track.
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where Value: Animatable {
    KeyframeTrack(content: { component })
  }
}
