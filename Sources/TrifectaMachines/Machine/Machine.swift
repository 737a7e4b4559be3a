import Trifecta

/// A feature that is a statechart: what it is at is a case of `Phase`, what can happen to it a case of `Event`, and which
/// event leads where is written in one place, ``chart``.
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
/// It is a reducer like any other: it scopes, is tested and observed, starts effects and emits side effects. Its state is a
/// ``Configuration``, whose ``Configuration/phase`` screens switch over; its actions are ``MachineAction``s, of which people
/// and parents send ``MachineAction/event(_:)``.
public protocol Machine: Reducer
where State == Configuration<Self>, Action == MachineAction<Event>, Body == Never {
  /// The states, an enum. What a state knows is its case's value.
  associatedtype Phase
  /// What can happen, an enum. What an event brings is its case's value.
  associatedtype Event
  /// What the machine knows whatever state it is in. Machines without leave it out.
  associatedtype Context = NoContext

  /// The states with their routes. Evaluated once, and by whoever checks or draws the chart.
  @StatechartBuilder<Self> nonisolated static var chart: Statechart<Self> { get }

  /// What becomes of an event that no active state has a route for: it is reported, unless this says otherwise.
  nonisolated static var undefinedRoutes: UndefinedRoutePolicy { get }

  /// The version of what is stored of a configuration, 1 unless this says otherwise.
  nonisolated static var version: Int { get }

  /// Makes of what an older version has stored what this one has. Does nothing unless a machine says how.
  ///
  /// - Parameter snapshot: what was stored, changed in place. Its ``MachineSnapshot/version`` is that of then.
  /// - Throws: what says why that cannot be.
  nonisolated static func migrate(_ snapshot: inout MachineSnapshot) throws
}

extension Machine {
  /// Events without a route are reported.
  public nonisolated static var undefinedRoutes: UndefinedRoutePolicy { .report }

  /// The first version.
  public nonisolated static var version: Int { 1 }

  /// Does nothing.
  public nonisolated static func migrate(_ snapshot: inout MachineSnapshot) throws {}

  /// Handles what happens by the chart.
  @inlinable
  public func reduce(into state: inout Configuration<Self>, action: MachineAction<Event>) -> Effect<
    MachineAction<Event>
  > {
    if case .event(let event) = action, state.takePlainRoute(of: event) { return .none }
    return reduceByChart(&state, action)
  }

  /// Handles what is not done by looking it up.
  @usableFromInline
  func reduceByChart(_ state: inout Configuration<Self>, _ action: MachineAction<Event>) -> Effect<MachineAction<Event>>
  {
    state.table.reduce(&state, action, self)
  }
}

/// What a machine knows that knows nothing besides its states.
public struct NoContext: Hashable, Codable, Sendable {
  /// Creates it.
  public init() {}
}

/// What becomes of an event that no active state has a route for.
public enum UndefinedRoutePolicy: Hashable, Sendable {
  /// It is reported as a programmer's mistake: a test fails, an app logs it. The event does nothing.
  case report
  /// It does nothing.
  case ignore
  /// A debug build stops there. Others report it.
  case stop
}
