import Trifecta

/// A delayed transition: it is taken when its state has been active for a duration, measured by the store's
/// `continuousClock`.
///
/// The timer starts on entry to the state that declares the transition. Transitions between the state's descendants do
/// not restart the timer.
public struct After<M: Machine> {
  let part: StatechartPart<M>

  /// Declares a delayed transition.
  ///
  /// - Parameters:
  ///   - duration: the delay, zero or more.
  ///   - targets: the target states: none, one, or one in each of several regions.
  ///   - condition: the guard; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  public init(
    _ duration: Duration, to targets: M.Phase..., if condition: Guard<M, Void>? = nil, do action: Do<M, Void>? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    var route = TransitionNode<M>(
      trigger: .after(duration), targets: targets.map { .constant($0) },
      place: SourceLine(fileID: fileID, filePath: filePath, line: line, column: column))
    route.set(condition, action) { _, _ in () }
    part = .init(content: .route(route))
  }

  /// Declares a delayed transition whose target's value is computed from the value of the source state.
  ///
  /// - Parameters:
  ///   - duration: the delay, zero or more.
  ///   - source: the case of the state whose value is read: the source of the transition, or one of its ancestors.
  ///   - target: the case of the target state.
  ///   - condition: the guard, called with the old value; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - make: returns the value of the target state.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  public init<Value, New>(
    _ duration: Duration, from source: @escaping (Value) -> M.Phase, to target: @escaping (New) -> M.Phase,
    if condition: Guard<M, Value>? = nil, do action: Do<M, Value>? = nil, by make: @escaping @MainActor (Value) -> New,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let path = Confined(CasePath(source))
    let embed = Confined(target)
    let value: @MainActor (M.Event?, Configuration<M>) -> Value? = { _, configuration in
      configuration.find(path.value)?.value
    }
    var route = TransitionNode<M>(
      trigger: .after(duration),
      targets: [
        .phase(CaseReference(target)) { event, configuration in
          guard let value = value(event, configuration) else { return nil }
          return embed.value(make(value))
        }
      ],
      reads: CaseReference(source), place: SourceLine(fileID: fileID, filePath: filePath, line: line, column: column))
    route.set(condition, action, value)
    part = .init(content: .route(route))
  }
}

/// An eventless transition: it is taken as soon as its guard holds, on entry to its state and after each event.
public struct Always<M: Machine> {
  let part: StatechartPart<M>

  /// Declares an eventless transition.
  ///
  /// - Parameters:
  ///   - targets: the target states: none, one, or one in each of several regions.
  ///   - condition: the guard; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  public init(
    to targets: M.Phase..., if condition: Guard<M, Void>? = nil, do action: Do<M, Void>? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    var route = TransitionNode<M>(
      trigger: .always, targets: targets.map { .constant($0) },
      place: SourceLine(fileID: fileID, filePath: filePath, line: line, column: column))
    route.set(condition, action) { _, _ in () }
    part = .init(content: .route(route))
  }
}

/// A transition that is taken when its state completes. A compound state completes when a ``Final`` child is entered; a
/// ``Parallel`` state completes when a final state is active in each region.
public struct OnDone<M: Machine> {
  let part: StatechartPart<M>

  /// Declares a transition on completion.
  ///
  /// - Parameters:
  ///   - targets: the target states: none, one, or one in each of several regions.
  ///   - condition: the guard; the transition is unconditional if `nil`.
  ///   - action: the action of the transition.
  ///   - fileID: the file ID that diagnostics report.
  ///   - filePath: the file path that diagnostics report.
  ///   - line: the line that diagnostics report.
  ///   - column: the column that diagnostics report.
  public init(
    to targets: M.Phase..., if condition: Guard<M, Void>? = nil, do action: Do<M, Void>? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    var route = TransitionNode<M>(
      trigger: .done, targets: targets.map { .constant($0) },
      place: SourceLine(fileID: fileID, filePath: filePath, line: line, column: column))
    route.set(condition, action) { _, _ in () }
    part = .init(content: .route(route))
  }
}
