/// Something about a chart that can be run, and is probably not what was meant.
public struct ChartFinding: Hashable, Sendable {
  /// What kind of thing was found.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The chart cannot be run at all.
    case impossible
    /// No route leads to a state.
    case unreachableState
    /// A case of the phases is no state of the chart.
    case unusedPhase
    /// A route is never tried, because one before it takes the same events without a guard.
    case shadowedRoute
    /// A route waits for an event that its state ignores, or ignores an event that it has a route for.
    case contradiction
    /// A state that is no final one has no way out, and neither have those around it.
    case trap
    /// No state has a route for an event, and none ignores it.
    case unhandledEvent
    /// The work of a state brings an event that neither the state nor those around it have a route for.
    case unhandledResult
    /// Work brings an event whose value no route and no guard could see.
    case unusedPayload
    /// Routes without events lead in a circle, and nothing stops them.
    case endlessRoutes
    /// A route that leads into some regions of a parallel state leaves that state, so that its other regions begin anew.
    case resetRegions
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The ids of the states in question, in document order.
  public var states: [String]
  /// The event in question, `nil` if it is about none.
  public var event: String?
  /// What was found, and what to do.
  public var message: String

  init(_ kind: Kind, _ states: [String] = [], event: String? = nil, _ message: String) {
    self.kind = kind
    self.states = states
    self.event = event
    self.message = message
  }
}

extension ChartFinding: CustomStringConvertible {
  /// What was found, and what to do.
  public var description: String { message }
}
