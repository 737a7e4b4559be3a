import IssueReporting
import Observation

/// A record of changes that the user can undo and redo.
///
/// Foundation has this class only on Apple platforms. Each screen has an undo manager in its environment:
///
/// ```swift
/// @Environment(\.undoManager) private var undoManager
///
/// func rename(_ note: Note, to name: String) {
///   let old = note.name
///   note.name = name
///   undoManager?.registerUndo(withTarget: note) { rename($0, to: old) }
///   undoManager?.setActionName("Rename")
/// }
/// ```
///
/// A view that reads ``canUndo`` or ``canRedo`` is evaluated again when the value changes. The registered changes are not
/// part of a saved session.
@MainActor
open class UndoManager: Observable {
  /// Changes that are undone together.
  private struct UndoGroup {
    var name = ""
    var changes: [Change] = []
  }

  private struct Change {
    weak var target: AnyObject?
    let revert: @MainActor (AnyObject) -> Void
  }

  private enum Mode {
    case recording, undoing, redoing
  }

  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are being recorded, from the outermost to the innermost.
  private var openGroups: [UndoGroup] = []
  /// Whether the outermost group was opened by a registration. It is closed when the event has been handled.
  private var hasEventGroup = false
  private var mode = Mode.recording
  private var disablements = 0
  private let registrar = ObservationRegistrar()

  /// Whether changes that are registered while an event is handled form a group. The default is `true`.
  open var groupsByEvent = true

  /// The maximum number of groups that can be undone; 0 means no limit.
  open var levelsOfUndo = 0 {
    didSet { changeStacks { trim() } }
  }

  /// Creates an undo manager without changes.
  public init() {}

  // MARK: Registering changes

  /// Registers the reversal of a change.
  ///
  /// - Parameters:
  ///   - target: the changed object. It is referenced weakly: after it is released, the reversal is skipped.
  ///   - handler: a closure that reverts the change. If it registers a change itself, that change can be redone.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        return reportIssue("A change was registered outside of a group. Call beginUndoGrouping() before.")
      }
      beginUndoGrouping()
      hasEventGroup = true
      Task { [weak self] in self?.closeEventGroup() }
    }
    let change = Change(target: target) { target in
      if let target = target as? TargetType { handler(target) }
    }
    changeStacks {
      openGroups[openGroups.count - 1].changes.append(change)
      if mode == .recording { redoStack = [] }
    }
  }

  /// Whether registered changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disablements == 0 }

  /// Stops recording until a matching call of ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disablements += 1 }

  /// Starts recording again after ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disablements = max(0, disablements - 1) }

  // MARK: Grouping changes

  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }

  /// Begins a group: the changes until the matching ``endUndoGrouping()`` are undone together.
  open func beginUndoGrouping() { openGroups.append(UndoGroup()) }

  /// Ends the innermost group. A group in another one becomes part of it.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      return reportIssue("endUndoGrouping() was called without a matching beginUndoGrouping().")
    }
    guard !group.changes.isEmpty else { return }
    changeStacks {
      if openGroups.isEmpty {
        if mode == .undoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
      } else {
        openGroups[openGroups.count - 1].changes += group.changes
        if !group.name.isEmpty { openGroups[openGroups.count - 1].name = group.name }
      }
    }
  }

  // MARK: Undoing and redoing

  /// Whether there is a change to undo.
  open var canUndo: Bool {
    registrar.access(self, keyPath: \.canUndo)
    return !undoStack.isEmpty || openGroups.contains { !$0.changes.isEmpty }
  }

  /// Whether there is a change to redo.
  open var canRedo: Bool {
    registrar.access(self, keyPath: \.canRedo)
    return !redoStack.isEmpty
  }

  /// The number of groups that can be undone.
  open var undoCount: Int {
    registrar.access(self, keyPath: \.canUndo)
    return undoStack.count
  }

  /// The number of groups that can be redone.
  open var redoCount: Int {
    registrar.access(self, keyPath: \.canRedo)
    return redoStack.count
  }

  /// Whether a change is being undone.
  open var isUndoing: Bool { mode == .undoing }

  /// Whether a change is being redone.
  open var isRedoing: Bool { mode == .redoing }

  /// Reverts the changes of the last group, the latest one first. Without a group, nothing happens.
  open func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  /// Reverts the changes of the last closed group. ``undo()`` also closes the group of the current event.
  open func undoNestedGroup() {
    guard mode == .recording, openGroups.isEmpty else { return }
    var group: UndoGroup?
    changeStacks { group = undoStack.popLast() }
    if let group { revert(group, as: .undoing) }
  }

  /// Reverts the last ``undo()``. Without one, nothing happens.
  open func redo() {
    closeEventGroup()
    guard mode == .recording, openGroups.isEmpty else { return }
    var group: UndoGroup?
    changeStacks { group = redoStack.popLast() }
    if let group { revert(group, as: .redoing) }
  }

  private func revert(_ group: UndoGroup, as mode: Mode) {
    self.mode = mode
    openGroups.append(UndoGroup(name: group.name))
    for change in group.changes.reversed() {
      if let target = change.target { change.revert(target) }
    }
    endUndoGrouping()
    self.mode = .recording
  }

  /// Discards all changes.
  open func removeAllActions() {
    changeStacks { (undoStack, redoStack, openGroups, hasEventGroup) = ([], [], [], false) }
  }

  /// Discards the changes of an object.
  ///
  /// - Parameter target: the object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func remaining(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.map { UndoGroup(name: $0.name, changes: $0.changes.filter { $0.target !== target }) }
    }
    changeStacks {
      undoStack = remaining(undoStack).filter { !$0.changes.isEmpty }
      redoStack = remaining(redoStack).filter { !$0.changes.isEmpty }
      openGroups = remaining(openGroups)
    }
  }

  // MARK: Naming changes

  /// Names the current group, for menus. Outside of a group, names the last one.
  ///
  /// - Parameter actionName: the name of the change, such as "Delete".
  open func setActionName(_ actionName: String) {
    changeStacks {
      if !openGroups.isEmpty {
        openGroups[openGroups.count - 1].name = actionName
      } else if !undoStack.isEmpty {
        undoStack[undoStack.count - 1].name = actionName
      }
    }
  }

  /// The name of the change that would be undone, or an empty string.
  open var undoActionName: String {
    registrar.access(self, keyPath: \.canUndo)
    return (openGroups.first { !$0.changes.isEmpty } ?? undoStack.last)?.name ?? ""
  }

  /// The name of the change that would be redone, or an empty string.
  open var redoActionName: String {
    registrar.access(self, keyPath: \.canRedo)
    return redoStack.last?.name ?? ""
  }

  /// The title of the command that undoes the last change, such as "Undo Delete".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the command that redoes the last undone change, such as "Redo Delete".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of an undo command.
  ///
  /// - Parameter actionName: the name of the change.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a redo command.
  ///
  /// - Parameter actionName: the name of the change.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Private

  private func closeEventGroup() {
    guard hasEventGroup, openGroups.count == 1 else { return }
    hasEventGroup = false
    endUndoGrouping()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  /// Changes the recorded groups, and evaluates the views again that have read them.
  private func changeStacks(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.canUndo) {
      registrar.withMutation(of: self, keyPath: \.canRedo, body)
    }
  }
}
