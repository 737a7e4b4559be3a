import IssueReporting

/// One started effect: its work, its task, and the tables it is in.
///
/// See ``Core`` for `@exclusivity(unchecked)`.
@MainActor
@usableFromInline
final class EffectRun {
  /// Never changed, and its title is read where a test store goes away, on whatever thread that is.
  @usableFromInline nonisolated(unsafe) let work: EffectWork
  @usableFromInline let node: Node
  @usableFromInline let group: EffectGroup?
  private let operators: EffectOperators
  let started: ContinuousClock.Instant
  /// `nil` once nothing can be sent any more: a core and its runs hold each other until then.
  @exclusivity(unchecked) private var core: Core?
  /// Changed on the main actor only, and read off it with the list, where a test store goes away.
  @exclusivity(unchecked) nonisolated(unsafe) private var linksInCore = EffectRunList.Links()
  @exclusivity(unchecked) nonisolated(unsafe) private var linksInGroup = EffectRunList.Links()
  @exclusivity(unchecked) @usableFromInline private(set) var isCancelled = false
  @exclusivity(unchecked) private(set) var isFinished = false

  @exclusivity(unchecked) private var task: Task<Void, Never>?

  @usableFromInline
  init(_ work: EffectWork, at node: Node, group: EffectGroup?, operators: EffectOperators, core: Core) {
    self.started = core.now()
    self.work = work
    self.node = node
    self.group = group
    self.operators = operators
    self.core = core
  }

  nonisolated var title: EffectTitle { work.title }

  var ids: [PlacedEffectID] { operators.ids }

  /// The ids that features gave this run, for people to read.
  var idDescriptions: [String] {
    ids.filter { !($0.id.value.base is Competitor) }.map(\.id.description)
  }

  /// The neighbours in one of the lists.
  nonisolated subscript(kind: EffectRunList.Kind) -> EffectRunList.Links {
    get {
      switch kind {
      case .ofCore: linksInCore
      case .ofGroup: linksInGroup
      }
    }
    _modify {
      switch kind {
      case .ofCore: yield &linksInCore
      case .ofGroup: yield &linksInGroup
      }
    }
  }

  var isRunning: Bool { !isCancelled && !isFinished }

  /// Enters the tables: the work is about to start.
  @usableFromInline
  func begin(in core: Core) {
    core.closeLater()
    core.runs.append(self)
    core.effectStarted(at: node)
    group?.insert(self)
    if !operators.isEmpty { enterOperators() }
    core.emit(StoreEvent.effectStarted, self)
  }

  /// Keeps the task that does the work, which may have ended already.
  @usableFromInline
  func began(_ task: consuming Task<Void, Never>) {
    guard !isFinished else { return }
    // Cancelled by what it sent before its first suspension.
    if isCancelled { task.cancel() }
    self.task = task
  }

  /// Leaves the tables: the work is done.
  @usableFromInline
  func end() {
    isFinished = true
    task = nil
    if let core {
      self.core = nil
      leaveTables(of: core)
      core.emit(StoreEvent.effectEnded, self)
      operators.join?.leave(nil)
    }
    group?.remove(self)
  }

  /// Cancels the task and forgets it: what it sends from now on is dropped.
  func cancel(_ cancellation: EffectCancellation) {
    guard let core else { return }
    isCancelled = true
    self.core = nil
    leaveTables(of: core)
    core.emit(StoreEvent.effectCancelled, self)
    task?.cancel()
    operators.join?.leave(cancellation)
  }

  private func enterOperators() {
    operators.join?.enter()
    for entry in ids { entry.node.running[entry.id, default: []].append(self) }
  }

  private func leaveTables(of core: Core) {
    core.runs.remove(self)
    core.effectEnded(at: node)
    guard !operators.isEmpty else { return }
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
