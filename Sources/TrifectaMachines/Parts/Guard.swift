/// A condition of a route, with a name for diagrams, messages and reports.
///
/// ```swift
/// nonisolated static let noCars = Guard<Self, [Car]>("no cars") { $0.isEmpty }
/// On(Event.loaded, to: .empty, if: noCars)
/// ```
///
/// Guards are pure: they may be asked any number of times. What takes time to find out is a state of its own. One that
/// several routes share is a `nonisolated` constant, as charts are read by whoever draws them.
public struct Guard<M: Machine, Value>: Sendable {
  let name: String
  @usableFromInline let holds: @MainActor (Value, Configuration<M>) -> Bool

  /// Creates a guard that looks at what the event, or the state left, brings.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - holds: whether the route may be taken.
  public init(_ name: String, _ holds: @escaping @MainActor (Value) -> Bool) {
    self.name = name
    self.holds = { value, _ in holds(value) }
  }

  /// Creates a guard that looks at what the event brings and at what the machine is at.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - holds: whether the route may be taken.
  public init(_ name: String, _ holds: @escaping @MainActor (Value, Configuration<M>) -> Bool) {
    self.name = name
    self.holds = holds
  }

  /// Creates a guard that looks at what the machine is at.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - holds: whether the route may be taken.
  public init(_ name: String, where holds: @escaping @MainActor (Configuration<M>) -> Bool) {
    self.name = name
    self.holds = { _, configuration in holds(configuration) }
  }

  /// A guard that holds where this one does not.
  public static prefix func ! (condition: Guard) -> Guard {
    Guard("not \(condition.name)") { !condition.holds($0, $1) }
  }

  /// A guard that holds where both do.
  public static func && (first: Guard, second: Guard) -> Guard {
    Guard("\(first.name) and \(second.name)") { first.holds($0, $1) && second.holds($0, $1) }
  }

  /// A guard that holds where one of two does.
  public static func || (first: Guard, second: Guard) -> Guard {
    Guard("\(first.name) or \(second.name)") { first.holds($0, $1) || second.holds($0, $1) }
  }
}

/// What is done on the way of a route, with a name for diagrams.
public struct Do<M: Machine, Value>: Sendable {
  let name: String
  let run: @MainActor (Value, inout Moment<M>) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - run: what is done.
  public init(_ name: String, _ run: @escaping @MainActor (inout Moment<M>) -> Void) {
    self.name = name
    self.run = { run(&$1) }
  }

  /// Creates an action that looks at what the event brings.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - run: what is done.
  public init(_ name: String, _ run: @escaping @MainActor (Value, inout Moment<M>) -> Void) {
    self.name = name
    self.run = run
  }
}
