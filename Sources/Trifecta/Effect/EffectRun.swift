import IssueReporting

/// One started effect: its task, what it is called, and the tables it is in.
///
/// See ``Core`` for `@exclusivity(unchecked)`.
@MainActor
@usableFromInline
final class EffectRun {
  nonisolated let title: EffectTitle
  let node: Node
  @usableFromInline let group: EffectGroup?
  let ids: [PlacedEffectID]
  /// What waits for this run to end.
  private let join: EffectJoin?
  let started: ContinuousClock.Instant
  /// Loading it takes a lock on the core, and releasing the core is slow while somebody refers to it weakly: each
  /// step below does so once.
  @exclusivity(unchecked) private weak var core: Core?
  /// Where this run stands in the core's list.
  @exclusivity(unchecked) var index = 0
  /// Where it stands in its group's.
  @exclusivity(unchecked) var indexInGroup = 0
  @exclusivity(unchecked) @usableFromInline private(set) var isCancelled = false
  @exclusivity(unchecked) private(set) var isFinished = false

  /// Set on the main actor right after the task was made; read off it only by `cancelTask`, which the core's deinit
  /// calls when nothing can be setting it any more.
  @exclusivity(unchecked) nonisolated(unsafe) private var task: Task<Void, Never>?

  @usableFromInline
  init(title: EffectTitle, node: Node, group: EffectGroup?, ids: [PlacedEffectID], join: EffectJoin?, core: Core) {
    self.title = title
    self.node = node
    self.group = group
    self.ids = ids
    self.join = join
    self.core = core
    self.started = core.now()
  }

  /// The ids that features gave this run, for people to read.
  var idDescriptions: [String] {
    ids.filter { !($0.id.value.base is Competitor) }.map(\.id.description)
  }

  var isRunning: Bool { !isCancelled && !isFinished }

  /// Enters the tables: the work is about to start.
  @usableFromInline
  func begin(in core: Core) {
    core.runs.insert(self)
    core.effectStarted(at: node)
    group?.insert(self)
    join?.enter()
    for entry in ids { entry.node.running[entry.id, default: []].append(self) }
    core.emit(StoreEvent.effectStarted, self)
  }

  /// Keeps the task that does the work, which may have ended already.
  @usableFromInline
  func began(_ task: Task<Void, Never>) {
    guard !isFinished else { return }
    self.task = task
    // Cancelled by what it sent before its first suspension.
    if isCancelled { task.cancel() }
  }

  /// Leaves the tables: the work is done.
  @usableFromInline
  func end() {
    isFinished = true
    task = nil
    if !isCancelled {
      let core = core
      leaveTables(of: core)
      core?.emit(StoreEvent.effectEnded, self)
      join?.leave(nil)
    }
    group?.remove(self)
  }

  /// Cancels the task and forgets it: what it sends from now on is dropped.
  func cancel(_ cancellation: EffectCancellation) {
    guard isRunning else { return }
    isCancelled = true
    let core = core
    leaveTables(of: core)
    core?.emit(StoreEvent.effectCancelled, self)
    task?.cancel()
    join?.leave(cancellation)
  }

  /// Cancels the task of a core that goes away. Its sends find no core.
  nonisolated func cancelTask() {
    task?.cancel()
  }

  private func leaveTables(of core: Core?) {
    core?.runs.remove(self)
    core?.effectEnded(at: node)
    for entry in ids {
      entry.node.running[entry.id]?.removeAll { $0 === self }
      if entry.node.running[entry.id]?.isEmpty == true { entry.node.running[entry.id] = nil }
    }
  }

  /// The core if this run may still send to it, after reporting a send that comes too late.
  @usableFromInline
  func coreForSending(_ action: @autoclosure () -> Any) -> Core? {
    if isCancelled { return nil }
    if isFinished {
      reportIssue(
        """
        The action \(caseName(of: action())) was sent by the effect \(title) after it had ended, and was dropped.

        Send only while the effect's closure runs: wait in it for the work that it starts.
        """,
        fileID: title.place.fileID,
        filePath: title.place.filePath,
        line: title.place.line,
        column: title.place.column
      )
      return nil
    }
    return core
  }
}
