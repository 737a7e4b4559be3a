/// A condition of a transition, with a name for diagrams, messages and reports.
///
/// ```swift
/// nonisolated static let noCars = Guard<Self, [Car]>("no cars") { $0.isEmpty }
/// On(Event.loaded, to: .empty, if: noCars)
/// ```
///
/// Guards must be pure: they may be evaluated any number of times. Model a condition that takes time to determine as a
/// state. Declare a guard that several transitions share as a `nonisolated` constant, because charts are also read
/// outside of the main actor.
public struct Guard<M: Machine, Value>: Sendable {
  let name: String
  @usableFromInline let holds: @MainActor (Value, Configuration<M>) -> Bool

  /// Creates a guard that reads the value of the event, or of the source state.
  ///
  /// - Parameters:
  ///   - name: the name in diagrams and messages.
  ///   - holds: returns whether the transition may be taken.
  public init(_ name: String, _ holds: @escaping @MainActor (Value) -> Bool) {
    self.name = name
    self.holds = { value, _ in holds(value) }
  }

  /// Creates a guard that reads the value and the configuration.
  ///
  /// - Parameters:
  ///   - name: the name in diagrams and messages.
  ///   - holds: returns whether the transition may be taken.
  public init(_ name: String, _ holds: @escaping @MainActor (Value, Configuration<M>) -> Bool) {
    self.name = name
    self.holds = holds
  }

  /// Creates a guard that reads the configuration.
  ///
  /// - Parameters:
  ///   - name: the name in diagrams and messages.
  ///   - holds: returns whether the transition may be taken.
  public init(_ name: String, where holds: @escaping @MainActor (Configuration<M>) -> Bool) {
    self.name = name
    self.holds = { _, configuration in holds(configuration) }
  }

  /// Returns a guard that holds if this one does not.
  public static prefix func ! (condition: Guard) -> Guard {
    Guard("not \(condition.name)") { !condition.holds($0, $1) }
  }

  /// Returns a guard that holds if both guards hold.
  public static func && (first: Guard, second: Guard) -> Guard {
    Guard("\(first.name) and \(second.name)") { first.holds($0, $1) && second.holds($0, $1) }
  }

  /// Returns a guard that holds if at least one of two guards holds.
  public static func || (first: Guard, second: Guard) -> Guard {
    Guard("\(first.name) or \(second.name)") { first.holds($0, $1) || second.holds($0, $1) }
  }
}

/// An action of a transition, with a name for diagrams.
public struct Do<M: Machine, Value>: Sendable {
  let name: String
  let run: @MainActor (Value, inout ActionContext<M>) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: the name in diagrams and messages.
  ///   - run: the action.
  public init(_ name: String, _ run: @escaping @MainActor (inout ActionContext<M>) -> Void) {
    self.name = name
    self.run = { run(&$1) }
  }

  /// Creates an action that reads the value of the event, or of the source state.
  ///
  /// - Parameters:
  ///   - name: the name in diagrams and messages.
  ///   - run: the action.
  public init(_ name: String, _ run: @escaping @MainActor (Value, inout ActionContext<M>) -> Void) {
    self.name = name
    self.run = run
  }
}
