import Trifecta

/// A route: an event, and the states it leads to.
///
/// ```swift
/// On(.retry, to: .loading)
/// On(Event.loaded, to: .empty, if: Guard("no cars") { $0.isEmpty })
/// On(Event.loaded, to: Phase.results)                    // what the event brings is what the state knows
/// On(Event.failed, to: Phase.error) { $0.message }       // or is made of it
/// On(.refresh, from: Phase.results, to: Phase.refreshing) // or comes from the state that is left
/// On(Event.renamed, updating: Phase.editing) { $0.name = $1 }
/// ```
///
/// A route without a target leaves no state. One to its own state leaves it and enters it again.
public struct On<M: Machine> {
  let part: StatechartPart<M>

  // The initializers are compiled where the machine is: there, the types of the values that their closures take out of
  // events and states are known.

  @inlinable
  init<Value>(
    _ reference: CaseReference<M.Event>, isPlain: Bool, _ targets: [RouteNode<M>.Target], _ condition: Guard<M, Value>?,
    _ action: Do<M, Value>?, isInternal: Bool, _ place: SourceLine,
    reading reads: CaseReference<M.Phase>? = nil,
    _ value: @escaping @MainActor (M.Event?, Configuration<M>) -> Value?
  ) {
    self.init(
      reference, isPlain: isPlain, targets, condition, action, isInternal: isInternal, place, reading: reads, value,
      holds: condition.map { RouteNode<M>.holds($0, value) })
  }

  @usableFromInline
  init<Value>(
    _ reference: CaseReference<M.Event>, isPlain: Bool, _ targets: [RouteNode<M>.Target], _ condition: Guard<M, Value>?,
    _ action: Do<M, Value>?, isInternal: Bool, _ place: SourceLine, reading reads: CaseReference<M.Phase>?,
    _ value: @escaping @MainActor (M.Event?, Configuration<M>) -> Value?,
    holds: (@MainActor (M.Event?, Configuration<M>) -> Bool)?
  ) {
    var route = RouteNode<M>(
      trigger: .event(reference, mustBePlain: isPlain), targets: targets, isInternal: isInternal, reads: reads,
      place: place)
    route.set(condition, action, value, holds: holds)
    part = .init(content: .route(route))
  }

  /// Declares a route of an event whose case has no value, to states whose values are known.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - targets: the states it leads to: none, one, or one in each of several regions.
  ///   - condition: what must hold.
  ///   - action: what is done on the way.
  ///   - isInternal: whether the state of the route stays as it is where the targets are inside of it.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
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

  /// Declares a route of an event whose case has a value, to states whose values are known.
  ///
  /// - Parameters:
  ///   - event: the name of the event's case.
  ///   - targets: the states it leads to: none, one, or one in each of several regions.
  ///   - condition: what must hold of the value.
  ///   - action: what is done on the way.
  ///   - isInternal: whether the state of the route stays as it is where the targets are inside of it.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
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

  /// Declares a route of an event to a state that knows what the event brings.
  ///
  /// - Parameters:
  ///   - event: the name of the event's case.
  ///   - target: the name of the case of the state it leads to.
  ///   - condition: what must hold of the value.
  ///   - action: what is done on the way.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
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

  /// Declares a route of an event to a state whose value is made of what the event brings.
  ///
  /// - Parameters:
  ///   - event: the name of the event's case.
  ///   - target: the name of the case of the state it leads to.
  ///   - condition: what must hold of the event's value.
  ///   - action: what is done on the way.
  ///   - make: makes the state's value.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
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

  /// Declares a route to a state that knows what the state it leaves has known.
  ///
  /// - Parameters:
  ///   - event: the event, whose case has no value.
  ///   - source: the name of the case of the state that is left: that of the route, or one around it.
  ///   - target: the name of the case of the state it leads to.
  ///   - condition: what must hold of the value.
  ///   - action: what is done on the way.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
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

  /// Declares a route to a state whose value is made of what the state it leaves has known.
  ///
  /// - Parameters:
  ///   - event: the event, whose case has no value.
  ///   - source: the name of the case of the state that is left: that of the route, or one around it.
  ///   - target: the name of the case of the state it leads to.
  ///   - condition: what must hold of the old value.
  ///   - action: what is done on the way.
  ///   - make: makes the state's value.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
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

  /// Declares a route to a state whose value is made of what the state it leaves has known and of what the event brings.
  ///
  /// - Parameters:
  ///   - event: the name of the event's case.
  ///   - source: the name of the case of the state that is left: that of the route, or one around it.
  ///   - target: the name of the case of the state it leads to.
  ///   - condition: what must hold of the event's value.
  ///   - action: what is done on the way.
  ///   - make: makes the state's value of the old one and the event's.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
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

  /// Declares a route that leaves no state and changes what one knows by what the event brings.
  ///
  /// - Parameters:
  ///   - event: the name of the event's case.
  ///   - phase: the name of the case of the state: that of the route, or one around it.
  ///   - condition: what must hold of the event's value.
  ///   - update: changes what the state knows.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
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
      Do("update") { value, moment in moment.update(old.value) { update(&$0, value) } }, isInternal: false,
      SourceLine(fileID: fileID, filePath: filePath, line: line, column: column), reading: CaseReference(phase)
    ) { event, _ in path.value.extract(from: event) }
  }

  /// Declares a route that leaves no state and changes what one knows.
  ///
  /// - Parameters:
  ///   - event: the event, whose case has no value.
  ///   - phase: the name of the case of the state: that of the route, or one around it.
  ///   - condition: what must hold.
  ///   - update: changes what the state knows.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
  @inlinable
  public init<Old>(
    _ event: M.Event, updating phase: @escaping (Old) -> M.Phase, if condition: Guard<M, Void>? = nil,
    by update: @escaping @MainActor (inout Old) -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let old = Confined(CasePath(phase))
    self.init(
      CaseReference(event), isPlain: true, [], condition,
      Do("update") { _, moment in moment.update(old.value) { update(&$0) } },
      isInternal: false, SourceLine(fileID: fileID, filePath: filePath, line: line, column: column),
      reading: CaseReference(phase)
    ) { _, _ in () }
  }

  /// Declares a route back to what was active last inside of a state.
  ///
  /// - Parameters:
  ///   - event: the event, whose case has no value.
  ///   - phase: the state that is entered, whose case has no value.
  ///   - isDeep: whether all that was active inside comes back, or only what was directly inside.
  ///   - condition: what must hold.
  ///   - action: what is done on the way.
  ///   - isInternal: whether the state of the route stays active if what comes back is inside of it. A region of a
  ///     ``Parallel`` that brings itself back needs this: other routes of it leave the state around it with all its regions.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
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
  /// The value of the case, `nil` if there is no `root` or it is another case.
  @inlinable
  func extract(from root: Root?) -> Value? {
    guard let root else { return nil }
    return extract(root)
  }
}

extension RouteNode {
  /// Adds a guard and an action that look at a value.
  ///
  /// - Parameters:
  ///   - condition: the guard.
  ///   - action: the action.
  ///   - value: takes the value out of the event or the configuration.
  ///   - holds: asks the guard about the value, where the caller has compiled that for the value's type.
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
      self.action = { moment in
        if let value = value(moment.event, moment.configuration) { action.run(value, &moment) }
      }
    }
  }

  /// Asks a guard about a value.
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
