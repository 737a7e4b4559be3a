import ViewGraph

/// A view that is led by keyframes from value to value.
///
/// Which value is shown follows from the clock. Values are reckoned at most twenty times a second, and hosts fill the time between.
/// People who prefer less motion see the value at the beginning, and after a change of the trigger the one at the end.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: PhaseAnimator<Bool, EmptyView>.Trigger
  private let isRepeating: Bool
  private let content: @MainActor (Value) -> Content
  private let keyframes: @MainActor (Value) -> KeyframePath
  @State private var run = Run()
  @Environment(\.viewClock) private var clock
  @Environment(\.accessibilityReduceMotion) private var isCalm

  /// When it began, and from where.
  @MainActor
  private struct Run {
    var start: Date?
    var timeline: KeyframeTimeline<Value>?
  }

  /// Creates a view that goes through keyframes for as long as it is there.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - repeating: whether it begins again; else it goes through them once.
  ///   - content: makes the view of a value.
  ///   - keyframes: the tracks, given the value that they begin with.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @MainActor (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping @MainActor (Value) -> KeyframePath
  ) {
    self.init(initialValue, .always, repeating, content, keyframes)
  }

  /// Creates a view that goes through keyframes once whenever a value becomes another.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - trigger: the value that becomes another.
  ///   - content: makes the view of a value.
  ///   - keyframes: the tracks, given the value that they begin with.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @MainActor (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping @MainActor (Value) -> KeyframePath
  ) {
    self.init(initialValue, .init(trigger), false, content, keyframes)
  }

  private init(
    _ initialValue: Value, _ trigger: PhaseAnimator<Bool, EmptyView>.Trigger, _ isRepeating: Bool,
    _ content: @escaping @MainActor (Value) -> Content, _ keyframes: @escaping @MainActor (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.isRepeating = isRepeating
    self.content = content
    self.keyframes = keyframes
  }

  /// The view of the value.
  public var body: some View {
    content(value)
      .onAppear { if trigger == .always, run.start == nil { begin(from: initialValue) } }
      .onChange(of: trigger) { begin(from: value) }
  }

  private func begin(from value: Value) {
    run = Run(start: clock.now, timeline: KeyframeTimeline(value, keyframes(value)))
  }

  /// The value of now. Whoever reads it is evaluated again as long as it is on its way.
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
  /// Changes this view by keyframes for as long as it is there.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - repeating: whether it begins again; else it goes through them once.
  ///   - content: is given this view and a value, and changes it.
  ///   - keyframes: the tracks, given the value that they begin with.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping @MainActor (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
  }

  /// Changes this view by keyframes once whenever a value becomes another.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - trigger: the value that becomes another.
  ///   - content: is given this view and a value, and changes it.
  ///   - keyframes: the tracks, given the value that they begin with.
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
