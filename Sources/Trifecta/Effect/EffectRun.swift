import Tracking

/// The work of an effect, and once it has been started its task and the tables it is in. It is started once: an effect
/// that is returned again starts a copy.
///
/// See ``Core`` for `@exclusivity(unchecked)`.
@MainActor
@usableFromInline
class EffectRun {
  nonisolated final let title: EffectTitle
  @usableFromInline nonisolated final let taskOptions: TaskOptions?
  /// The place it runs at, set when it is started.
  @exclusivity(unchecked) @usableFromInline final private(set) var node: Node!
  /// The effects that it belongs to, `nil` before it is started.
  @exclusivity(unchecked) @usableFromInline final private(set) var group: EffectGroup!
  @exclusivity(unchecked) private var operators = EffectOperators()
  /// `nil` before it is started, and once nothing can be sent any more: a core and its runs hold each other in between.
  @exclusivity(unchecked) private var core: Core?
  /// Who gets what it sends, while there is a core.
  @exclusivity(unchecked) @usableFromInline final private(set) var recipient: AnyObject?
  @exclusivity(unchecked) @usableFromInline final private(set) var hasStarted = false
  /// Changed on the main actor only, and read off it with the list, where a test store goes away.
  @exclusivity(unchecked) nonisolated(unsafe) private var linksInCore = EffectRunList.Links()
  @exclusivity(unchecked) nonisolated(unsafe) private var linksInGroup = EffectRunList.Links()
  @exclusivity(unchecked) nonisolated(unsafe) private var linksInNode = EffectRunList.Links()
  /// Its number among the runs that have started in its core.
  @exclusivity(unchecked) final private(set) var number: UInt64 = 0
  // Both are changed on the main actor only, and read off it with the list, as the links are.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) final private(set) var isCancelled = false
  @exclusivity(unchecked) nonisolated(unsafe) final private(set) var isFinished = false
  /// How many of the actions that it sent wait to be reduced. Until they are it stays in the tables, also when its work is
  /// done: whatever cancels it drops them.
  @exclusivity(unchecked) private var waitingActions: Int32 = 0
  /// Whether it was cancelled with the actions that wait.
  @exclusivity(unchecked) @usableFromInline final private(set) var dropsActions = false

  @exclusivity(unchecked) final private(set) var task: Task<Void, Never>?
  /// The time of its start.
  @exclusivity(unchecked) final private(set) var started = Duration.zero

  @usableFromInline
  nonisolated init(_ title: EffectTitle, _ taskOptions: TaskOptions?) {
    self.title = title
    self.taskOptions = taskOptions
  }

  /// Whether this run can be started as it is, or else a copy of it.
  @inlinable
  final func isFresh(in context: EffectContext) -> Bool {
    !hasStarted && (context.operators.isEmpty || !context.operators.hasModifiers)
  }

  private var ids: [PlacedEffectID] { operators.ids }

  /// The ids that features gave this run, for people to read.
  final var idDescriptions: [String] {
    ids.filter { !($0.id.value.base is Competitor) }.map(\.id.description)
  }

  /// The neighbours in one of the lists.
  nonisolated final subscript(kind: EffectRunList.Kind) -> EffectRunList.Links {
    get {
      switch kind {
      case .ofCore: linksInCore
      case .ofGroup: linksInGroup
      case .ofNode: linksInNode
      }
    }
    set {
      switch kind {
      case .ofCore: linksInCore = newValue
      case .ofGroup: linksInGroup = newValue
      case .ofNode: linksInNode = newValue
      }
    }
  }

  nonisolated final var isRunning: Bool { !isCancelled && !isFinished }

  /// Enters the tables: the work is about to start.
  final func begin(_ context: EffectContext, for recipient: AnyObject, in group: EffectGroup, _ core: Core) {
    hasStarted = true
    started = core.now()
    node = context.node
    operators = context.operators
    self.group = group
    self.recipient = recipient
    self.core = core
    #if DEBUG
      LiveObjects.record(self)
    #endif
    core.closeLater()
    core.startedRuns &+= 1
    number = core.startedRuns
    core.runs.append(self)
    // The core's list is that of the root's place too: nobody asks for those that run just there.
    if node !== core.node { node.runs.append(self) }
    core.effectStarted(at: node)
    group.insert(self)
    if !operators.isEmpty { enterOperators() }
    core.emit(StoreEvent.effectStarted, self)
  }

  /// Keeps the task that does the work, which may have ended already.
  @usableFromInline
  final func began(_ task: consuming Task<Void, Never>) {
    guard !isFinished else { return }
    // Cancelled by what it sent before its first suspension.
    if isCancelled { task.cancel() }
    self.task = task
  }

  /// The work is done: leaves the tables, unless actions wait.
  @usableFromInline
  final func end() {
    isFinished = true
    task = nil
    if let core, !isCancelled {
      let join = operators.isEmpty ? nil : operators.join
      if waitingActions == 0 { leaveTables(of: core) }
      core.emit(StoreEvent.effectEnded, self)
      if !operators.isEmpty { forgetOperators() }
      join?.leave(nil)
    }
    group.remove(self)
  }

  /// Cancels the task and forgets it: what it sends from now on is dropped, and what it has sent if that waits.
  ///
  /// - Parameters:
  ///   - cancellation: by what.
  ///   - keepsActions: whether what it has sent is reduced all the same.
  final func cancel(_ cancellation: EffectCancellation, keepingActions keepsActions: Bool = false) {
    guard let core else { return }
    let wasRunning = isRunning
    isCancelled = true
    dropsActions = !keepsActions
    let join = operators.join
    // Its actions are found by what cancels its place or its id later.
    if !keepsActions || waitingActions == 0 { leaveTables(of: core) }
    if wasRunning { core.emit(StoreEvent.effectCancelled, self) }
    forgetOperators()
    guard wasRunning else { return }
    task?.cancel()
    join?.leave(cancellation)
  }

  /// Notes that an action it sent waits.
  @usableFromInline
  final func actionWaits() {
    waitingActions += 1
  }

  /// Notes that an action it sent waits no more.
  @usableFromInline
  final func actionWaitsNoMore() {
    waitingActions -= 1
    guard waitingActions == 0, !isRunning, let core else { return }
    leaveTables(of: core)
    if !operators.isEmpty { forgetOperators() }
  }

  private func enterOperators() {
    operators.join?.enter()
    for entry in ids { entry.node.running[entry.id, default: []].append(self) }
  }

  private func leaveTables(of core: Core) {
    self.core = nil
    recipient = nil
    core.runs.remove(self)
    if node !== core.node { node.runs.remove(self) }
    core.effectEnded(at: node)
    guard !operators.isEmpty else { return }
    for entry in ids {
      // Those that started first are usually the first to leave.
      if let index = entry.node.running[entry.id]?.firstIndex(where: { $0 === self }) {
        entry.node.running[entry.id]?.remove(at: index)
      }
      if entry.node.running[entry.id]?.isEmpty == true { entry.node.running[entry.id] = nil }
    }
  }

  /// Lets go of the operators around this run: what waits for it to end may hold the effect that it is of.
  private func forgetOperators() {
    if core == nil { operators = EffectOperators() } else { operators.join = nil }
  }

  /// The core if this run may still send to it, after reporting a send that comes too late.
  @usableFromInline
  final func coreForSending(_ action: @autoclosure () -> Any) -> Core? {
    if isCancelled { return nil }
    if isFinished {
      title.place.reportIssue(
        """
        The action \(caseName(of: action())) was sent by the effect \(title) after it had ended, and was dropped.

        Send only while the effect's closure runs: wait in it for the work that it starts.
        """
      )
      return nil
    }
    return core
  }
}

extension EffectRun {
  /// Deals with an error that the work has thrown.
  @usableFromInline
  func handle<Action>(
    _ error: any Error,
    _ send: Send<Action>,
    _ handler: (@MainActor (any Error, Send<Action>) async -> Void)?
  ) async {
    guard !(error is CancellationError), !isCancelled else { return }
    guard let handler else { return report(error) }
    await handler(error, send)
  }

  private func report(_ error: any Error) {
    title.place.reportIssue(
      """
      The effect \(title) threw an error that nothing catches: \(error)

      Give the effect a "catch" closure and send the error as an action.
      """
    )
  }
}
