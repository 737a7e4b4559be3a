import Trifecta

/// A transition that an event triggers.
///
/// ```swift
/// On(.retry, to: .loading)
/// On(Event.loaded, to: .empty, if: Guard("no cars") { $0.isEmpty })
/// On(Event.loaded, to: Phase.results)                    // the event's value becomes the state's value
/// On(Event.failed, to: Phase.error) { $0.message }       // or the state's value is computed from it
/// On(.refresh, from: Phase.results, to: Phase.refreshing) // or from the value of the source state
/// On(Event.renamed, updating: Phase.editing) { $0.name = $1 }
/// ```
///
/// A transition without a target exits no state. A transition from a state to itself exits and re-enters it.
public struct On<M: Machine> {
  let part: StatechartPart<M>

  // The initializers are inlinable so that they are specialized in the module of the machine, where the types of the
  // values are known.

  @inlinable
  init<Value>(
    _ reference: CaseReference<M.Event>, isPlain: Bool, _ targets: [TransitionNode<M>.Target],
    _ condition: Guard<M, Value>?,
    _ action: Do<M, Value>?, isInternal: Bool, _ place: SourceLine,
    reading reads: CaseReference<M.Phase>? = nil,
    _ value: @escaping @MainActor (M.Event?, Configuration<M>) -> Value?
  ) {
    self.init(
      reference, isPlain: isPlain, targets, condition, action, isInternal: isInternal, place, reading: reads, value,
      holds: condition.map { TransitionNode<M>.holds($0, value) })
  }

  @usableFromInline
  init<Value>(
    _ reference: CaseReference<M.Event>, isPlain: Bool, _ targets: [TransitionNode<M>.Target],
    _ condition: Guard<M, Value>?,
    _ action: Do<M, Value>?, isInternal: Bool, _ place: SourceLine, reading reads: CaseReference<M.Phase>?,
    _ value: @escaping @MainActor (M.Event?, Configuration<M>) -> Value?,
    holds: (@MainActor (M.Event?, Configuration<M>) -> Bool)?
  ) {
    var route = TransitionNode<M>(
      trigger: .event(reference, mustBePlain: isPlain), targets: targets, isInternal: isInternal, reads: reads,
      place: place)
    route.set(condition, action, value, holds: holds)
    part = .init(content: .route(route))
  }

  /// Declares a transition of an event without associated value, to states whose values are known.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - targets: the target states: none, one, or one in each of several regions.
  ///   - condition: the guard; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - isInternal: whether the source state stays active if the targets are inside of it.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  @inlinable
  public init(
    _ event: M.Event, to targets: M.Phase..., if condition: Guard<M, Void>? = nil, do action: Do<M, Void>? = nil,
    internal isInternal: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      CaseReference(event), isPlain: true, targets.map { .constant($0) }, condition, action, isInternal: isInternal,
      SourceLine(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { _, _ in () }
  }

  /// Declares a transition of an event with an associated value, to states whose values are known.
  ///
  /// - Parameters:
  ///   - event: the case of the event, such as `Event.loaded`.
  ///   - targets: the target states: none, one, or one in each of several regions.
  ///   - condition: the guard, called with the value; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - isInternal: whether the source state stays active if the targets are inside of it.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  @inlinable
  public init<Value>(
    _ event: @escaping (Value) -> M.Event, to targets: M.Phase..., if condition: Guard<M, Value>? = nil,
    do action: Do<M, Value>? = nil, internal isInternal: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let path = Confined(CasePath(event))
    self.init(
      CaseReference(event), isPlain: false, targets.map { .constant($0) }, condition, action, isInternal: isInternal,
      SourceLine(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { event, _ in path.value.extract(from: event) }
  }

  /// Declares a transition to a state that takes over the event's value.
  ///
  /// - Parameters:
  ///   - event: the case of the event, such as `Event.loaded`.
  ///   - target: the case of the target state.
  ///   - condition: the guard, called with the value; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  @inlinable
  public init<Value>(
    _ event: @escaping (Value) -> M.Event, to target: @escaping (Value) -> M.Phase,
    if condition: Guard<M, Value>? = nil,
    do action: Do<M, Value>? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      event, to: target, if: condition, do: action, by: { $0 }, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Declares a transition to a state whose value is computed from the event's value.
  ///
  /// - Parameters:
  ///   - event: the case of the event, such as `Event.loaded`.
  ///   - target: the case of the target state.
  ///   - condition: the guard, called with the event's value; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - make: returns the value of the target state.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  @inlinable
  public init<Value, New>(
    _ event: @escaping (Value) -> M.Event, to target: @escaping (New) -> M.Phase, if condition: Guard<M, Value>? = nil,
    do action: Do<M, Value>? = nil, by make: @escaping @MainActor (Value) -> New, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let path = Confined(CasePath(event))
    let embed = Confined(target)
    let value: @MainActor (M.Event?, Configuration<M>) -> Value? = { event, _ in path.value.extract(from: event) }
    self.init(
      CaseReference(event), isPlain: false,
      [
        .phase(CaseReference(target)) { event, configuration in
          guard let value = value(event, configuration) else { return nil }
          return embed.value(make(value))
        }
      ],
      condition, action, isInternal: false,
      SourceLine(fileID: fileID, filePath: filePath, line: line, column: column), value)
  }

  /// Declares a transition to a state that takes over the value of the source state.
  ///
  /// - Parameters:
  ///   - event: the event, whose case has no associated value.
  ///   - source: the case of the state whose value is read: the source of the transition, or one of its ancestors.
  ///   - target: the case of the target state.
  ///   - condition: the guard, called with the value; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  @inlinable
  public init<Value>(
    _ event: M.Event, from source: @escaping (Value) -> M.Phase, to target: @escaping (Value) -> M.Phase,
    if condition: Guard<M, Value>? = nil, do action: Do<M, Value>? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      event, from: source, to: target, if: condition, do: action, by: { $0 }, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Declares a transition to a state whose value is computed from the value of the source state.
  ///
  /// - Parameters:
  ///   - event: the event, whose case has no associated value.
  ///   - source: the case of the state whose value is read: the source of the transition, or one of its ancestors.
  ///   - target: the case of the target state.
  ///   - condition: the guard, called with the old value; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - make: returns the value of the target state.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  @inlinable
  public init<Value, New>(
    _ event: M.Event, from source: @escaping (Value) -> M.Phase, to target: @escaping (New) -> M.Phase,
    if condition: Guard<M, Value>? = nil, do action: Do<M, Value>? = nil, by make: @escaping @MainActor (Value) -> New,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let path = Confined(CasePath(source))
    let embed = Confined(target)
    let value: @MainActor (M.Event?, Configuration<M>) -> Value? = { _, configuration in
      configuration.find(path.value)?.value
    }
    self.init(
      CaseReference(event), isPlain: true,
      [
        .phase(CaseReference(target)) { event, configuration in
          guard let value = value(event, configuration) else { return nil }
          return embed.value(make(value))
        }
      ],
      condition, action, isInternal: false,
      SourceLine(fileID: fileID, filePath: filePath, line: line, column: column), reading: CaseReference(source), value)
  }

  /// Declares a transition to a state whose value is computed from the value of the source state and the event's value.
  ///
  /// - Parameters:
  ///   - event: the case of the event, such as `Event.loaded`.
  ///   - source: the case of the state whose value is read: the source of the transition, or one of its ancestors.
  ///   - target: the case of the target state.
  ///   - condition: the guard, called with the event's value; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - make: returns the value of the target state from the old value and the event's value.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  @inlinable
  public init<Value, Old, New>(
    _ event: @escaping (Value) -> M.Event, from source: @escaping (Old) -> M.Phase,
    to target: @escaping (New) -> M.Phase, if condition: Guard<M, Value>? = nil, do action: Do<M, Value>? = nil,
    by make: @escaping @MainActor (Old, Value) -> New, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let path = Confined(CasePath(event))
    let old = Confined(CasePath(source))
    let embed = Confined(target)
    self.init(
      CaseReference(event), isPlain: false,
      [
        .phase(CaseReference(target)) { event, configuration in
          guard let value = path.value.extract(from: event), let old = configuration.find(old.value)?.value else {
            return nil
          }
          return embed.value(make(old, value))
        }
      ], condition, action, isInternal: false,
      SourceLine(fileID: fileID, filePath: filePath, line: line, column: column), reading: CaseReference(source)
    ) { event, _ in path.value.extract(from: event) }
  }

  /// Declares a transition that exits no state and changes the value of an active state with the event's value.
  ///
  /// - Parameters:
  ///   - event: the case of the event, such as `Event.loaded`.
  ///   - phase: the case of the state to update: the source of the transition, or one of its ancestors.
  ///   - condition: the guard, called with the event's value; the transition is unconditional if `nil`.
  ///   - update: changes the value of the state.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  @inlinable
  public init<Value, Old>(
    _ event: @escaping (Value) -> M.Event, updating phase: @escaping (Old) -> M.Phase,
    if condition: Guard<M, Value>? = nil, by update: @escaping @MainActor (inout Old, Value) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let path = Confined(CasePath(event))
    let old = Confined(CasePath(phase))
    self.init(
      CaseReference(event), isPlain: false, [], condition,
      Do("update") { value, context in context.update(old.value) { update(&$0, value) } }, isInternal: false,
      SourceLine(fileID: fileID, filePath: filePath, line: line, column: column), reading: CaseReference(phase)
    ) { event, _ in path.value.extract(from: event) }
  }

  /// Declares a transition that exits no state and changes the value of an active state.
  ///
  /// - Parameters:
  ///   - event: the event, whose case has no associated value.
  ///   - phase: the case of the state to update: the source of the transition, or one of its ancestors.
  ///   - condition: the guard; the transition is unconditional if `nil`.
  ///   - update: changes the value of the state.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  @inlinable
  public init<Old>(
    _ event: M.Event, updating phase: @escaping (Old) -> M.Phase, if condition: Guard<M, Void>? = nil,
    by update: @escaping @MainActor (inout Old) -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let old = Confined(CasePath(phase))
    self.init(
      CaseReference(event), isPlain: true, [], condition,
      Do("update") { _, context in context.update(old.value) { update(&$0) } },
      isInternal: false, SourceLine(fileID: fileID, filePath: filePath, line: line, column: column),
      reading: CaseReference(phase)
    ) { _, _ in () }
  }

  /// Declares a transition to the history of a state.
  ///
  /// - Parameters:
  ///   - event: the event, whose case has no associated value.
  ///   - phase: the state whose history is restored. Its case has no associated value.
  ///   - isDeep: whether all descendants that were active are restored, instead of only the direct child.
  ///   - condition: the guard; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - isInternal: whether the source state stays active if the restored states are inside of it. A region of a
  ///     ``Parallel`` state that restores itself needs this: an external transition would exit the parallel state with
  ///     all its regions.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  @inlinable
  public init(
    _ event: M.Event, toHistoryOf phase: M.Phase, deep isDeep: Bool = false, if condition: Guard<M, Void>? = nil,
    do action: Do<M, Void>? = nil, internal isInternal: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      CaseReference(event), isPlain: true, [.history(CaseReference(phase), isDeep: isDeep)], condition, action,
      isInternal: isInternal, SourceLine(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { _, _ in () }
  }
}

extension CasePath {
  /// Extracts the value of the case, or returns `nil` if `root` is `nil` or another case.
  @inlinable
  func extract(from root: Root?) -> Value? {
    guard let root else { return nil }
    return extract(root)
  }
}

extension TransitionNode {
  /// Sets a guard and an action that read a value.
  ///
  /// - Parameters:
  ///   - condition: the guard.
  ///   - action: the action.
  ///   - value: extracts the value from the event or the configuration.
  ///   - holds: evaluates the guard, if the caller provides a version that is specialized for the value's type.
  mutating func set<Value>(
    _ condition: Guard<M, Value>?, _ action: Do<M, Value>?,
    _ value: @escaping @MainActor (M.Event?, Configuration<M>) -> Value?,
    holds: (@MainActor (M.Event?, Configuration<M>) -> Bool)? = nil
  ) {
    if let condition {
      guardName = condition.name
      self.holds = holds ?? Self.holds(condition, value)
    }
    if let action {
      actionNames = [action.name]
      self.action = { context in
        if let value = value(context.event, context.configuration) { action.run(value, &context) }
      }
    }
  }

  /// Returns a closure that evaluates a guard with a value.
  @inlinable
  static func holds<Value>(
    _ condition: Guard<M, Value>, _ value: @escaping @MainActor (M.Event?, Configuration<M>) -> Value?
  ) -> @MainActor (M.Event?, Configuration<M>) -> Bool {
    { event, configuration in
      guard let value = value(event, configuration) else { return false }
      return condition.holds(value, configuration)
    }
  }
}
