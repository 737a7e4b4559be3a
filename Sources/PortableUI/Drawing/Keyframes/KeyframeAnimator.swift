import Snapshots
import ViewGraph

/// A view that is animated along tracks of keyframes.
///
/// The current value depends only on the clock. The content is evaluated at most twenty times a second, and hosts
/// interpolate between two evaluations. With Reduce Motion, the view shows the initial value. After a change of the
/// trigger, it shows the final value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: AnimationTrigger
  private let isRepeating: Bool
  private let content: @MainActor (Value) -> Content
  private let keyframes: @MainActor (Value) -> KeyframePath
  @State private var run = Run()
  @Environment(\.viewClock) private var clock
  @Environment(\.accessibilityReduceMotion) private var isCalm

  /// The start time and the timeline of the current run.
  @MainActor
  private struct Run: TransientValue {
    var start: Date?
    var timeline: KeyframeTimeline<Value>?
  }

  /// Creates a view that starts to play keyframes when it appears.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - repeating: whether the keyframes repeat. If `false`, they play once.
  ///   - content: returns the view for a value.
  ///   - keyframes: receives the value at the start and returns the tracks.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @MainActor (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping @MainActor (Value) -> KeyframePath
  ) {
    self.init(initialValue, .always, repeating, content, keyframes)
  }

  /// Creates a view that plays keyframes once whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: the value before the first run.
  ///   - trigger: the value whose change starts the keyframes.
  ///   - content: returns the view for a value.
  ///   - keyframes: receives the value at the start and returns the tracks.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @MainActor (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping @MainActor (Value) -> KeyframePath
  ) {
    self.init(initialValue, .change(of: trigger), false, content, keyframes)
  }

  private init(
    _ initialValue: Value, _ trigger: AnimationTrigger, _ isRepeating: Bool,
    _ content: @escaping @MainActor (Value) -> Content, _ keyframes: @escaping @MainActor (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.isRepeating = isRepeating
    self.content = content
    self.keyframes = keyframes
  }

  /// The view for the current value.
  public var body: some View {
    content(value)
      .onEachMount { if trigger == .always, run.start == nil { begin(from: initialValue) } }
      .onChange(of: trigger) { begin(from: value) }
  }

  private func begin(from value: Value) {
    run = Run(start: clock.now, timeline: KeyframeTimeline(value, keyframes(value)))
  }

  /// The current value. While the keyframes play, the view that reads it is evaluated again at each step.
  private var value: Value {
    guard let start = run.start, let timeline = run.timeline else { return initialValue }
    let duration = timeline.duration
    guard duration > 0 else { return timeline.value(time: 0) }
    if isCalm { return trigger == .always ? initialValue : timeline.value(time: duration) }
    let passed = max(clock.now.timeIntervalSince(start), 0)
    guard isRepeating || passed < duration else { return timeline.value(time: duration) }
    clock.wake(at: clock.now, isStep: true)
    return timeline.value(time: isRepeating ? passed.truncatingRemainder(dividingBy: duration) : passed)
  }
}

extension View {
  /// Animates this view along keyframes, starting when the view appears.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - repeating: whether the keyframes repeat. If `false`, they play once.
  ///   - content: applies a value to a placeholder of this view.
  ///   - keyframes: receives the value at the start and returns the tracks.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping @MainActor (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
  }

  /// Animates this view along keyframes once whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: the value before the first run.
  ///   - trigger: the value whose change starts the keyframes.
  ///   - content: applies a value to a placeholder of this view.
  ///   - keyframes: receives the value at the start and returns the tracks.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping @MainActor (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
  }
}
