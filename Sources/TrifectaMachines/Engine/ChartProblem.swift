/// A mistake that makes a chart invalid.
public enum ChartProblem: Error, Hashable, Sendable {
  /// The chart has no states.
  case noStates
  /// A state has an empty name.
  case unnamedState(inside: String?)
  /// Two states have the same name.
  case duplicateState(String)
  /// States are nested too deeply.
  case tooDeep(String)
  /// The initial states of a chart or a state cannot be active together. `state` is `nil` for the chart.
  case severalInitialStates(state: String?, [String])
  /// The initial state is not a descendant of its state. `state` is `nil` for the chart.
  case unknownInitial(state: String?, String)
  /// A parallel state has no regions.
  case noRegions(String)
  /// A final state is a direct child of a parallel state, so its region would be complete from the start.
  case finalRegion(String, of: String)
  /// A parallel, final or history state has an initial transition.
  case needlessInitial(String)
  /// The target of a transition does not exist.
  case unknownTarget(state: String, event: String, target: String)
  /// The targets of a transition cannot be active together.
  case targetsExcludeEachOther(state: String, event: String, [String])
  /// A transition or an initial transition has too many targets. `state` is `nil` for the initial transition of the
  /// chart.
  case tooManyTargets(state: String?)
  /// The name of an event has too many dot-separated parts.
  case tooManyParts(event: String)
  /// The table of transitions and the events that trigger them is too large.
  case tooLarge
  /// A history state is not inside of a compound state.
  case historyOutsideCompound(String)
  /// The default transition of a history state has a condition, or does not lead into the history's parent.
  case unsuitableHistory(String)
  /// A final or history state has child states, work, or transitions that it cannot have.
  case notALeaf(String)
  /// A delay is negative or not finite.
  case unsuitableDelay(state: String, milliseconds: Double)
  /// A transition has both a delay and events.
  case delayWithEvents(state: String)
  /// Two invocations of a state have the same name.
  case duplicateInvoke(state: String, String)
  /// An expression refers to a state that does not exist.
  case unknownStateAsked(state: String, String)
  /// A mistake in the declaration of a typed chart, as text.
  case declaration(String)
}

extension ChartProblem: CustomStringConvertible {
  /// The description of the mistake and how to correct it.
  public var description: String {
    switch self {
    case .noStates: "The chart has no states. Add at least one."
    case .unnamedState(let parent): "A state in \(Self.place(parent)) has no name. Name it."
    case .duplicateState(let id): "Two states are called \"\(id)\". Rename one of them."
    case .tooDeep(let id):
      "The state \"\(id)\" is nested deeper than \(CompiledChart.maximumDepth) levels. Reduce the nesting."
    case .severalInitialStates(let state, let ids):
      "The initial states \(Self.list(ids)) of \(Self.place(state)) cannot be active together. Choose one."
    case .unknownInitial(let state, let id):
      "The initial state \"\(id)\" of \(Self.place(state)) is not one of its substates."
    case .noRegions(let id):
      "The parallel state \"\(id)\" has no regions. Add substates, or make it an ordinary state."
    case .finalRegion(let id, let parent):
      """
      The final state "\(id)" is a region of the parallel state "\(parent)", so that region would be complete from the \
      start. Move the final state into the region that it completes.
      """
    case .needlessInitial(let id):
      "The state \"\(id)\" has an initial transition, but is not a compound state. Remove the initial transition."
    case .unknownTarget(let state, let event, let target):
      "The transition \(event) of the state \"\(state)\" has the target \"\(target)\", which is not a state of the chart."
    case .targetsExcludeEachOther(let state, let event, let ids):
      """
      The transition \(event) of the state "\(state)" has the targets \(Self.list(ids)), which cannot be active \
      together. Target one state of each region.
      """
    case .tooManyTargets(let state):
      "A transition of \(Self.place(state)) has more than \(CompiledChart.maximumTargets) targets. Use fewer."
    case .tooManyParts(let event):
      "The event \"\(event.prefix(60))…\" has more than \(CompiledChart.maximumParts) dot-separated parts. Shorten its name."
    case .tooLarge:
      """
      The chart has more than \(CompiledChart.maximumCandidates) pairs of a transition and an event that triggers it. \
      Use the wildcard event "*" less often.
      """
    case .historyOutsideCompound(let id):
      "The history state \"\(id)\" is not inside of a compound state. Move it into the state that it restores."
    case .unsuitableHistory(let id):
      "The history state \"\(id)\" needs one default transition, without an event or a guard, to states inside of its parent."
    case .notALeaf(let id):
      "The state \"\(id)\" is final or a history: it cannot have substates, work, or transitions other than a history's default transition."
    case .unsuitableDelay(let state, let delay):
      "A transition of the state \"\(state)\" has a delay of \(delay) milliseconds. A delay must be finite and not negative."
    case .delayWithEvents(let state):
      "A transition of the state \"\(state)\" has both a delay and events. Split it into two transitions."
    case .duplicateInvoke(let state, let id):
      "The state \"\(state)\" has two invocations named \"\(id)\". Rename one of them."
    case .unknownStateAsked(let state, let id):
      "An expression of the state \"\(state)\" refers to \"\(id)\", which is not a state of the chart."
    case .declaration(let text): text
    }
  }

  private static func place(_ state: String?) -> String {
    state.map { "the state \"\($0)\"" } ?? "the chart"
  }

  private static func list(_ ids: [String]) -> String {
    ids.map { "\"\($0)\"" }.joined(separator: " and ")
  }
}

/// An error that lists all problems of an invalid chart.
public struct ChartError: Error, Hashable, Sendable {
  /// The name of the chart.
  public let chart: String
  /// The problems, in document order.
  public let problems: [ChartProblem]

  package init(chart: String, problems: [ChartProblem]) {
    self.chart = chart
    self.problems = problems
  }
}

extension ChartError: CustomStringConvertible {
  /// The chart, followed by one problem per line.
  public var description: String {
    let name = chart.isEmpty ? "A statechart" : "The statechart \(chart)"
    return "\(name) cannot be built.\n\n" + problems.map(\.description).joined(separator: "\n")
  }
}
