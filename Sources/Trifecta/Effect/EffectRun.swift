import Tracking

/// The work of an effect and, once it has started, its task and the tables it is registered in. A run starts once:
/// returning the same effect again starts a copy.
///
/// ``Core`` explains why `@exclusivity(unchecked)` is safe.
@MainActor
@usableFromInline
class EffectRun {
  nonisolated final let title: EffectTitle
  @usableFromInline nonisolated final let taskOptions: TaskOptions?
  /// The node that the effect belongs to. Set when the run starts.
  @exclusivity(unchecked) @usableFromInline final private(set) var node: Node!
  /// The group that the run belongs to; `nil` before it starts.
  @exclusivity(unchecked) @usableFromInline final private(set) var group: EffectGroup!
  @exclusivity(unchecked) private var operators = EffectOperators()
  /// The core. Set from the start of the run until the run can no longer send; during that time, the core and the run
  /// retain each other.
  @exclusivity(unchecked) private var core: Core?
  /// The recipient of the run's actions, set while `core` is set.
  @exclusivity(unchecked) @usableFromInline final private(set) var recipient: AnyObject?
  @exclusivity(unchecked) @usableFromInline final private(set) var hasStarted = false
  /// The links are changed only on the main actor. The deinit of a test store reads them, possibly off the main actor;
  /// ``Core/runs`` explains why that is safe.
  @exclusivity(unchecked) nonisolated(unsafe) private var linksInCore = EffectRunList.Links()
  @exclusivity(unchecked) nonisolated(unsafe) private var linksInGroup = EffectRunList.Links()
  @exclusivity(unchecked) nonisolated(unsafe) private var linksInNode = EffectRunList.Links()
  /// The sequence number of the run among all runs that its core has started.
  @exclusivity(unchecked) final private(set) var number: UInt64 = 0
  // These two flags are also changed only on the main actor and read by the deinit of a test store, like the links.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) final private(set) var isCancelled = false
  @exclusivity(unchecked) nonisolated(unsafe) final private(set) var isFinished = false
  /// The number of the run's queued actions. While it is not zero, the run stays in the tables even if its work is
  /// done, so that a cancellation can drop the queued actions.
  @exclusivity(unchecked) private var waitingActions: Int32 = 0
  /// Whether a cancellation of the run also dropped its queued actions.
  @exclusivity(unchecked) @usableFromInline final private(set) var dropsActions = false

  @exclusivity(unchecked) final private(set) var task: Task<Void, Never>?
  /// The time at which the run started.
  @exclusivity(unchecked) final private(set) var started = Duration.zero

  @usableFromInline
  nonisolated init(_ title: EffectTitle, _ taskOptions: TaskOptions?) {
    self.title = title
    self.taskOptions = taskOptions
  }

  /// Returns whether this run itself can be started. If not, the store starts a copy of it.
  @inlinable
  final func isFresh(in context: EffectContext) -> Bool {
    !hasStarted && (context.operators.isEmpty || !context.operators.hasModifiers)
  }

  private var ids: [PlacedEffectID] { operators.ids }

  /// The run's ids without the internal ids of races.
  final var declaredIDs: [PlacedEffectID] { ids.filter { !($0.id.value.base is Competitor) } }

  /// The descriptions of the run's ids. Internal ids of races are excluded.
  final var idDescriptions: [String] { declaredIDs.map(\.id.description) }

  /// The links of the run in one of the lists.
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

  /// Registers the run in the tables before its work starts.
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
    // The root node has no separate list of runs. The core's list is enough for it, because the runs of the root are
    // never needed without the runs of its descendants.
    if node !== core.node { node.runs.append(self) }
    core.effectStarted(at: node)
    group.insert(self)
    if !operators.isEmpty { enterOperators() }
    core.emit(StoreEvent.effectStarted, self)
  }

  /// Stores the task of the run, unless the work has already ended.
  @usableFromInline
  final func began(_ task: consuming Task<Void, Never>) {
    guard !isFinished else { return }
    // If the run is already cancelled, an action that it sent before its first suspension has cancelled it.
    if isCancelled { task.cancel() }
    self.task = task
  }

  /// Ends the run. Removes it from the tables unless actions are queued.
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

  /// Cancels the task and removes the run. Actions that it sends from now on are dropped. Its queued actions are
  /// dropped too, unless `keepsActions` is true.
  ///
  /// - Parameters:
  ///   - cancellation: the cause.
  ///   - keepsActions: whether queued actions are still reduced.
  final func cancel(_ cancellation: EffectCancellation, keepingActions keepsActions: Bool = false) {
    guard let core else { return }
    let wasRunning = isRunning
    isCancelled = true
    dropsActions = !keepsActions
    let join = operators.join
    // The run stays registered while kept actions are queued, so that a later cancellation of its node or id finds
    // them.
    if !keepsActions || waitingActions == 0 { leaveTables(of: core) }
    if wasRunning { core.emit(StoreEvent.effectCancelled, self) }
    forgetOperators()
    guard wasRunning else { return }
    task?.cancel()
    join?.leave(cancellation)
  }

  /// Records that one of the run's actions was queued.
  @usableFromInline
  final func noteQueuedAction() {
    waitingActions += 1
  }

  /// Records that one of the run's queued actions was dequeued.
  @usableFromInline
  final func noteDequeuedAction() {
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
      // The runs that started first usually end first.
      if let index = entry.node.running[entry.id]?.firstIndex(where: { $0 === self }) {
        entry.node.running[entry.id]?.remove(at: index)
      }
      if entry.node.running[entry.id]?.isEmpty == true { entry.node.running[entry.id] = nil }
    }
  }

  /// Releases the operators around this run. The join may retain the effect that the run belongs to.
  private func forgetOperators() {
    if core == nil { operators = EffectOperators() } else { operators.join = nil }
  }

  /// Returns the core if this run may still send to it. Reports an action that is sent after the effect has ended.
  @usableFromInline
  final func coreForSending(_ action: @autoclosure () -> Any) -> Core? {
    if isCancelled { return nil }
    if isFinished {
      title.place.reportIssue(
        """
        The effect \(title) sent the action \(caseName(of: action())) after the effect had ended. The action was dropped.

        Send actions only before the effect's closure returns: await the tasks that the closure starts.
        """
      )
      return nil
    }
    return core
  }
}

extension EffectRun {
  /// Handles an error that the work has thrown.
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
      The effect \(title) threw an error that it does not catch: \(error)

      Pass a "catch" closure to the effect, and send the error as an action.
      """
    )
  }
}
