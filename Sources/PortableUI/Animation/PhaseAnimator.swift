import ViewGraph

/// A view that goes through phases, each of which it comes to by an animation.
///
/// When a phase begins follows from the clock: all phases that begin while a host shows no screen are passed over.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: Trigger
  private let content: @MainActor (Phase) -> Content
  private let animation: @MainActor (Phase) -> Animation?
  @State private var start: Date?
  @Environment(\.viewClock) private var clock

  /// When the phases are gone through: when it becomes another, and all the time where it is none.
  struct Trigger: Equatable {
    fileprivate let value: Any?
    private let isEqual: (Any?) -> Bool

    static var always: Trigger { Trigger(value: nil) { $0 == nil } }

    init<Value: Equatable>(_ value: Value) {
      self.init(value: value) { $0 as? Value == value }
    }

    private init(value: Any?, isEqual: @escaping (Any?) -> Bool) {
      self.value = value
      self.isEqual = isEqual
    }

    static func == (first: Self, second: Self) -> Bool { first.isEqual(second.value) }
  }

  /// Creates a view that goes through phases for as long as it is there.
  ///
  /// - Parameters:
  ///   - phases: at least one.
  ///   - content: makes the view of a phase.
  ///   - animation: how it comes to a phase; `nil` at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping @MainActor (Phase) -> Content,
    animation: @escaping @MainActor (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), .always, content, animation)
  }

  /// Creates a view that goes through phases once, and back to the first, whenever a value becomes another.
  ///
  /// - Parameters:
  ///   - phases: at least one.
  ///   - trigger: the value.
  ///   - content: makes the view of a phase.
  ///   - animation: how it comes to a phase; `nil` at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping @MainActor (Phase) -> Content,
    animation: @escaping @MainActor (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), Trigger(trigger), content, animation)
  }

  init(
    _ phases: [Phase], _ trigger: Trigger, _ content: @escaping @MainActor (Phase) -> Content,
    _ animation: @escaping @MainActor (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// The view of the phase.
  public var body: some View {
    let (step, next) = moment
    if let next { clock.wake(at: next) }
    return Group {
      if !phases.isEmpty {
        let phase = phases[step % phases.count]
        content(phase).animation(animation(phase), value: step)
      }
    }
    .onAppear { if trigger.value == nil, start == nil { start = clock.now } }
    .onChange(of: trigger) { start = clock.now }
  }

  /// How many phases were come to, and when the next one is; `nil` where there is none.
  private var moment: (step: Int, next: Date?) {
    guard let start, phases.count > 1 else { return (0, nil) }
    let durations = phases.map { max(animation($0)?.timing.totalDuration(untilRest: false) ?? 0, ViewClock.shortest) }
    let round = durations.reduce(0, +)
    let passed = max(clock.now.timeIntervalSince(start), 0)
    let rounds = trigger.value == nil ? Int(min(passed / round, 1e9)) : 0
    var step = rounds * phases.count + 1
    var time = Double(rounds) * round
    // The first phase is come to last.
    while step <= (rounds + 1) * phases.count {
      time += durations[step % phases.count]
      if time > passed + 0.001 {
        let isLast = trigger.value != nil && step == phases.count
        return (step, isLast ? nil : start + time)
      }
      step += 1
    }
    return trigger.value == nil ? (step, start + time) : (phases.count, nil)
  }
}

/// A view that a closure changes.
public struct PlaceholderContentView<Value>: View, GraphContent {
  private let view: AnyView

  init(_ view: some View) {
    self.view = AnyView(view)
  }

  /// The view.
  public var body: some View { view }
}

extension View {
  /// Changes this view by phases for as long as it is there, each of which it comes to by an animation.
  ///
  /// - Parameters:
  ///   - phases: at least one.
  ///   - content: is given this view and a phase, and changes it.
  ///   - animation: how it comes to a phase; `nil` at once.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping @MainActor (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Changes this view by phases once, and back to the first, whenever a value becomes another.
  ///
  /// - Parameters:
  ///   - phases: at least one.
  ///   - trigger: the value.
  ///   - content: is given this view and a phase, and changes it.
  ///   - animation: how it comes to a phase; `nil` at once.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping @MainActor (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }

  /// Changes this view, and animates all that changes of that and in it.
  ///
  /// - Parameters:
  ///   - animation: how; `nil` shows the changes at once.
  ///   - body: is given this view, and changes it.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes this view, and the transaction under which that is brought up to date.
  ///
  /// - Parameters:
  ///   - transform: is given the transaction as it comes from further up.
  ///   - body: is given this view, and changes it.
  public func transaction<V: View>(
    _ transform: @escaping @MainActor (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).transaction(transform)
  }
}
