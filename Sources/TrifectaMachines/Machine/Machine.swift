import Trifecta

/// A feature that is a statechart. Its states are the cases of `Phase`, its events the cases of `Event`, and ``chart``
/// declares all transitions.
///
/// ```swift
/// struct CarList: Machine {
///   enum Phase: Equatable { case initial, loading, results([Car]), empty, error(String) }
///   enum Event: Equatable { case onAppear, retry, didFetch([Car]), didFail(String) }
///
///   @Dependency(CarService.self) var service
///
///   static var chart: Statechart<Self> {
///     In(.initial) { On(.onAppear, to: .loading) }
///     In(.loading) {
///       Invoke("fetch", onDone: Event.didFetch, onError: Event.didFail) { try await $0.service.cars() }
///       On(Event.didFetch, to: .empty, if: Guard("no cars") { $0.isEmpty })
///       On(Event.didFetch, to: Phase.results)
///       On(Event.didFail, to: Phase.error)
///     }
///     In(.error) { On(.retry, to: .loading) }
///   }
/// }
/// ```
///
/// A machine is a reducer: it can be scoped, tested and observed, and runs effects. Its state is a ``Configuration``;
/// views switch over its ``Configuration/phase``. Its actions are ``MachineAction`` values; views and parents send
/// ``MachineAction/event(_:)``.
public protocol Machine: Reducer
where State == Configuration<Self>, Action == MachineAction<Event>, Body == Never {
  /// The enum of the states. The associated value of a case is the data of that state.
  associatedtype Phase
  /// The enum of the events. The associated value of a case is the payload of that event.
  associatedtype Event
  /// The data that does not depend on the state. Omit it if there is none.
  associatedtype Context = NoContext

  /// The states and transitions of the machine. Evaluated once per process, and whenever the chart is checked or drawn.
  @StatechartBuilder<Self> nonisolated static var chart: Statechart<Self> { get }

  /// How to handle an event for which no active state has a transition. The default is
  /// ``UndefinedTransitionPolicy/report``.
  nonisolated static var undefinedTransitions: UndefinedTransitionPolicy { get }

  /// The version of the stored snapshots. The default is 1.
  nonisolated static var version: Int { get }

  /// Migrates a snapshot that an older version stored. The default implementation does nothing.
  ///
  /// - Parameter snapshot: the snapshot, with the ``MachineSnapshot/version`` that stored it.
  /// - Throws: an error if the snapshot cannot be migrated.
  nonisolated static func migrate(_ snapshot: inout MachineSnapshot) throws
}

extension Machine {
  /// Reports events without a transition as issues.
  public nonisolated static var undefinedTransitions: UndefinedTransitionPolicy { .report }

  /// Version 1.
  public nonisolated static var version: Int { 1 }

  /// Does nothing.
  public nonisolated static func migrate(_ snapshot: inout MachineSnapshot) throws {}

  /// Handles an action according to the chart.
  @inlinable
  public func reduce(into state: inout Configuration<Self>, action: MachineAction<Event>) -> Effect<
    MachineAction<Event>
  > {
    if case .event(let event) = action, state.takePlainTransition(of: event) { return .none }
    return reduceByChart(&state, action)
  }

  /// Returns the machine as a closure. After a restoration, the work of the active states starts again, and their
  /// timers continue with the remaining time.
  @inlinable
  public func compiled() -> Reduce<Configuration<Self>, MachineAction<Event>> {
    Reduce { state, action in reduce(into: &state, action: action) }
      .onRestore { state, _ in resume(&state) }
  }

  /// Starts the work and timers of a restored configuration.
  @usableFromInline
  func resume(_ state: inout Configuration<Self>) -> Effect<MachineAction<Event>> {
    state.bookkeeping.stage == .restored ? state.table.reduce(&state, .start, self) : .none
  }

  /// Handles an action that the fast path does not handle.
  @usableFromInline
  func reduceByChart(_ state: inout Configuration<Self>, _ action: MachineAction<Event>) -> Effect<MachineAction<Event>>
  {
    state.table.reduce(&state, action, self)
  }
}

/// The context of a machine without one.
public struct NoContext: Hashable, Codable, Sendable {
  /// Creates an empty context.
  public init() {}
}

/// How a machine handles an event for which no active state has a transition.
public enum UndefinedTransitionPolicy: Hashable, Sendable {
  /// Reports an issue: a test fails, an app logs it. The event has no effect.
  case report
  /// Ignores the event.
  case ignore
  /// Stops a debug build. Other builds report an issue.
  case stop
}
