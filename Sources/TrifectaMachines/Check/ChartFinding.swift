/// A probable mistake in a chart that is otherwise valid.
public struct ChartFinding: Hashable, Sendable {
  /// The category of a finding.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The chart is invalid and cannot run.
    case impossible
    /// A state that no transition leads to.
    case unreachableState
    /// A case of the phase enum that is not a state of the chart.
    case unusedPhase
    /// A transition that is never tried, because an earlier unguarded one takes the same events.
    case shadowedTransition
    /// An event that a state both handles and ignores.
    case contradiction
    /// A state that cannot be left: it is not final, and neither the state nor an ancestor has a transition out of it.
    case trap
    /// An event that no state handles or ignores.
    case unhandledEvent
    /// A completion or failure event of a state's work that is not handled by the state, its ancestors or its
    /// descendants.
    case unhandledResult
    /// A transition for the completion of a state that never completes, because it has no final state.
    case impossibleCompletion
    /// An event payload that no guard, action or state uses.
    case unusedPayload
    /// A cycle of eventless transitions without guards.
    case endlessTransitions
    /// A transition that exits a parallel state and enters only some of its regions again, so that the other regions
    /// are reset.
    case resetRegions
  }

  /// The category of the finding.
  public var kind: Kind
  /// The ids of the affected states, in document order.
  public var states: [String]
  /// The name of the affected event, or `nil` if the finding is not about an event.
  public var event: String?
  /// The description of the mistake and how to correct it.
  public var message: String

  init(_ kind: Kind, _ states: [String] = [], event: String? = nil, _ message: String) {
    self.kind = kind
    self.states = states
    self.event = event
    self.message = message
  }
}

extension ChartFinding: CustomStringConvertible {
  /// The description of the mistake and how to correct it.
  public var description: String { message }
}
