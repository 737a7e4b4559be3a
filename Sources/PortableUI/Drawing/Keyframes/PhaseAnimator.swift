import ViewGraph

/// A view that cycles through phases, and animates each change of phase.
///
/// The current phase depends only on the clock: phases that begin while no host displays the view are skipped.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnimationTrigger
  private let content: @MainActor (Phase) -> Content
  private let animation: @MainActor (Phase) -> Animation?
  @State private var start: Date?
  @Environment(\.viewClock) private var clock

  /// Creates a view that cycles through phases, starting when it appears.
  ///
  /// - Parameters:
  ///   - phases: the phases, at least one.
  ///   - content: returns the view for a phase.
  ///   - animation: receives a phase and returns the animation of the change to it. `nil` means no animation.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping @MainActor (Phase) -> Content,
    animation: @escaping @MainActor (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), .always, content, animation)
  }

  /// Creates a view that runs through the phases once, and then returns to the first phase, whenever a value changes.
  ///
  /// - Parameters:
  ///   - phases: the phases, at least one.
  ///   - trigger: the value whose change starts a run.
  ///   - content: returns the view for a phase.
  ///   - animation: receives a phase and returns the animation of the change to it. `nil` means no animation.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping @MainActor (Phase) -> Content,
    animation: @escaping @MainActor (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), .change(of: trigger), content, animation)
  }

  init(
    _ phases: [Phase], _ trigger: AnimationTrigger, _ content: @escaping @MainActor (Phase) -> Content,
    _ animation: @escaping @MainActor (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// The view for the current phase.
  public var body: some View {
    let (step, next) = moment
    if let next { clock.wake(at: next) }
    return Group {
      if !phases.isEmpty {
        let phase = phases[step % phases.count]
        content(phase).animation(animation(phase), value: step)
      }
    }
    .onAppear { if trigger == .always, start == nil { start = clock.now } }
    .onChange(of: trigger) { start = clock.now }
  }

  /// The number of phases entered so far, and the date of the next change; `nil` if there is none.
  private var moment: (step: Int, next: Date?) {
    guard let start, phases.count > 1 else { return (0, nil) }
    let durations = phases.map { max(animation($0)?.timing.totalDuration(untilRest: false) ?? 0, ViewClock.shortest) }
    let round = durations.reduce(0, +)
    let passed = max(clock.now.timeIntervalSince(start), 0)
    let rounds = trigger == .always ? Int(min(passed / round, 1e9)) : 0
    var step = rounds * phases.count + 1
    var time = Double(rounds) * round
    // A round starts at the second phase and ends with the first.
    while step <= (rounds + 1) * phases.count {
      time += durations[step % phases.count]
      if time > passed + 0.001 {
        let isLast = trigger != .always && step == phases.count
        return (step, isLast ? nil : start + time)
      }
      step += 1
    }
    return trigger == .always ? (step, start + time) : (phases.count, nil)
  }
}

/// The event that starts an animation.
enum AnimationTrigger: Equatable {
  /// The animation starts when the view appears, and repeats.
  case always
  /// The animation starts when a value changes.
  case change(of: any Equatable)

  static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.always, .always): true
    case (.change(let first), .change(let second)): first.isEqual(to: second)
    default: false
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { other as? Self == self }
}

/// A placeholder for the view that a closure modifies.
public struct PlaceholderContentView<Value>: View, GraphContent {
  private let view: AnyView

  init(_ view: some View) {
    self.view = AnyView(view)
  }

  /// The view that the placeholder represents.
  public var body: some View { view }
}

extension View {
  /// Cycles this view through phases, starting when it appears, and animates each change.
  ///
  /// - Parameters:
  ///   - phases: the phases, at least one.
  ///   - content: applies a phase to a placeholder of this view.
  ///   - animation: receives a phase and returns the animation of the change to it. `nil` means no animation.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping @MainActor (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Runs this view through the phases once, and then returns to the first phase, whenever a value changes.
  ///
  /// - Parameters:
  ///   - phases: the phases, at least one.
  ///   - trigger: the value whose change starts a run.
  ///   - content: applies a phase to a placeholder of this view.
  ///   - animation: receives a phase and returns the animation of the change to it. `nil` means no animation.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping @MainActor (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }

  /// Applies modifiers to this view, and animates the changes of these modifiers. Changes within the view itself keep
  /// their own animations.
  ///
  /// - Parameters:
  ///   - animation: the animation. `nil` means that changes apply immediately.
  ///   - body: applies the modifiers to a placeholder of this view.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Applies modifiers to this view, and changes the transaction with which these modifiers are updated. The view itself
  /// is updated with the inherited transaction.
  ///
  /// - Parameters:
  ///   - transform: modifies the transaction inherited from the parent.
  ///   - body: applies the modifiers to a placeholder of this view.
  public func transaction<V: View>(
    _ transform: @escaping @MainActor (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(transaction { $0 = $0[InheritedTransactionKey.self] ?? $0 }))
      .transaction {
        let inherited = $0
        transform(&$0)
        $0[InheritedTransactionKey.self] = inherited
      }
  }
}

/// The transaction outside of the modifiers that `transaction(_:body:)` applies to a view.
private struct InheritedTransactionKey: TransactionKey {
  static var defaultValue: Transaction? { nil }
}
