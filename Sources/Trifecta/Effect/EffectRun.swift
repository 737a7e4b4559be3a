import IssueReporting

/// One started effect: its task, what it is called, and the tables it is in.
@MainActor
final class EffectRun {
  nonisolated let title: String
  let place: SourcePlace
  let node: Node
  let group: EffectGroup?
  private let ids: [(node: Node, id: EffectID)]
  private weak var core: Core?
  /// Where this run stands in the core's list.
  var index = 0
  private(set) var isCancelled = false
  private(set) var isFinished = false

  /// Set on the main actor right after the task was made; read off it only by `cancelTask`, which the core's deinit
  /// calls when nothing can be setting it any more.
  nonisolated(unsafe) private var task: Task<Void, Never>?

  init(
    title: String,
    place: SourcePlace,
    node: Node,
    group: EffectGroup?,
    ids: [(node: Node, id: EffectID)],
    core: Core
  ) {
    self.title = title
    self.place = place
    self.node = node
    self.group = group
    self.ids = ids
    self.core = core
  }

  /// Enters the tables and starts the work.
  func start(priority: TaskPriority?, name: String?, _ work: @escaping @MainActor () async -> Void) {
    core?.runs.insert(self)
    core?.effectStarted(at: node)
    group?.insert(self)
    for entry in ids { entry.node.running[entry.id, default: []].append(self) }
    let task = startImmediately(name: name, priority: priority) {
      // Where a task cannot start at once, the effect may have been cancelled before this line.
      if !self.isCancelled { await work() }
      self.end()
    }
    if !isFinished { self.task = task }
  }

  /// Cancels the task and forgets it: what it sends from now on is dropped.
  func cancel() {
    guard !isCancelled, !isFinished else { return }
    isCancelled = true
    leaveTables()
    task?.cancel()
  }

  /// Cancels the task of a core that goes away. Its sends find no core.
  nonisolated func cancelTask() {
    task?.cancel()
  }

  private func end() {
    if !isCancelled { leaveTables() }
    isFinished = true
    task = nil
    group?.remove(self)
  }

  private func leaveTables() {
    core?.runs.remove(self)
    core?.effectEnded(at: node)
    for entry in ids {
      entry.node.running[entry.id]?.removeAll { $0 === self }
      if entry.node.running[entry.id]?.isEmpty == true { entry.node.running[entry.id] = nil }
    }
  }

  /// The core if this run may still send to it, after reporting a send that comes too late.
  func coreForSending(_ action: @autoclosure () -> Any) -> Core? {
    if isCancelled { return nil }
    if isFinished {
      reportIssue(
        """
        The action \(caseName(of: action())) was sent by the effect \(title) after it had ended, and was dropped.

        Send only while the effect's closure runs: wait in it for the work that it starts.
        """,
        fileID: place.fileID,
        filePath: place.filePath,
        line: place.line,
        column: place.column
      )
      return nil
    }
    return core
  }
}
