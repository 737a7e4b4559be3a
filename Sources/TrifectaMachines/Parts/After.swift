import Trifecta

/// A route that is taken when its state has been active for a time, by the store's `continuousClock`.
///
/// The time counts from the entry of the state that has the route. What happens inside of the state does not start it anew.
public struct After<M: Machine> {
  let part: StatechartPart<M>

  /// Declares a route that time takes.
  ///
  /// - Parameters:
  ///   - duration: how long, zero or more.
  ///   - targets: the states it leads to: none, one, or one in each of several regions.
  ///   - condition: what must hold then.
  ///   - action: what is done on the way.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
  public init(
    _ duration: Duration, to targets: M.Phase..., if condition: Guard<M, Void>? = nil, do action: Do<M, Void>? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    var route = RouteNode<M>(
      trigger: .after(duration), targets: targets.map { .constant($0) },
      place: SourceLine(fileID: fileID, filePath: filePath, line: line, column: column))
    route.set(condition, action) { _, _ in () }
    part = .init(content: .route(route))
  }

  /// Declares a route that time takes to a state whose value is made of the value of the state it leaves.
  ///
  /// - Parameters:
  ///   - duration: how long, zero or more.
  ///   - source: the name of the case of the state that is left: that of the route, or one around it.
  ///   - target: the name of the case of the state it leads to.
  ///   - condition: what must hold of the old value.
  ///   - action: what is done on the way.
  ///   - make: makes the state's value.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
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
    var route = RouteNode<M>(
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

/// A route that needs no event: it is taken as soon as its guard holds, when its state is entered and after each event.
public struct Always<M: Machine> {
  let part: StatechartPart<M>

  /// Declares a route that needs no event.
  ///
  /// - Parameters:
  ///   - targets: the states it leads to, one in each of several regions.
  ///   - condition: what must hold.
  ///   - action: what is done on the way.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
  public init(
    to targets: M.Phase..., if condition: Guard<M, Void>? = nil, do action: Do<M, Void>? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    var route = RouteNode<M>(
      trigger: .always, targets: targets.map { .constant($0) },
      place: SourceLine(fileID: fileID, filePath: filePath, line: line, column: column))
    route.set(condition, action) { _, _ in () }
    part = .init(content: .route(route))
  }
}

/// A route that is taken when the state has come to its end: a ``Final`` inside of it is entered, or of a ``Parallel`` one
/// in each region.
public struct OnDone<M: Machine> {
  let part: StatechartPart<M>

  /// Declares a route that is taken at the end.
  ///
  /// - Parameters:
  ///   - targets: the states it leads to, one in each of several regions.
  ///   - condition: what must hold.
  ///   - action: what is done on the way.
  ///   - fileID: the file that messages name as the place of the route.
  ///   - filePath: the path of the file that messages name as the place of the route.
  ///   - line: the line that messages name as the place of the route.
  ///   - column: the column that messages name as the place of the route.
  public init(
    to targets: M.Phase..., if condition: Guard<M, Void>? = nil, do action: Do<M, Void>? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    var route = RouteNode<M>(
      trigger: .done, targets: targets.map { .constant($0) },
      place: SourceLine(fileID: fileID, filePath: filePath, line: line, column: column))
    route.set(condition, action) { _, _ in () }
    part = .init(content: .route(route))
  }
}
