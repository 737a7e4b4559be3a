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
  /// A parallel, final or history state has an initial transition.
  case needlessInitial(String)
  /// The target of a transition does not exist.
  case unknownTarget(state: String, event: String, target: String)
  /// The targets of a transition cannot be active together.
  case targetsExcludeEachOther(state: String, event: String, [String])
  /// A transition or an initial transition has too many targets. `state` is `nil` for the initial transition of the chart.
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
    case .noStates: "The chart has no states. Give it at least one."
    case .unnamedState(let parent): "A state in \(Self.place(parent)) has no name. Name it."
    case .duplicateState(let id): "Two states are called \"\(id)\". Rename one of them."
    case .tooDeep(let id):
      "The state \"\(id)\" is nested deeper than \(CompiledChart.maximumDepth) levels. Make the chart flatter."
    case .severalInitialStates(let state, let ids):
      "\(Self.place(state).capitalizedFirst) begins in \(Self.list(ids)), which cannot be active together. Choose one."
    case .unknownInitial(let state, let id):
      "\(Self.place(state).capitalizedFirst) begins in \"\(id)\", which is no state inside of it."
    case .needlessInitial(let id):
      "The state \"\(id)\" says where it begins, but is not one of which one inner state is active. Leave that out."
    case .unknownTarget(let state, let event, let target):
      "The route \(event) of the state \"\(state)\" leads to \"\(target)\", which is no state of the chart."
    case .targetsExcludeEachOther(let state, let event, let ids):
      """
      The route \(event) of the state "\(state)" leads to \(Self.list(ids)), which cannot be active together. Lead to one \
      state of each region.
      """
    case .tooManyTargets(let state):
      "\(Self.place(state).capitalizedFirst) leads to more than \(CompiledChart.maximumTargets) states at once. Lead to fewer."
    case .tooManyParts(let event):
      "The event \"\(event.prefix(60))…\" has more than \(CompiledChart.maximumParts) parts. Name it shorter."
    case .tooLarge:
      """
      The routes of the chart and the events that they take make more than \(CompiledChart.maximumCandidates) pairs. Take \
      fewer events by "*".
      """
    case .historyOutsideCompound(let id):
      "The history \"\(id)\" is in no state. Put it into the state whose past it is to bring back."
    case .unsuitableHistory(let id):
      "The history \"\(id)\" needs one route without event or guard, to states inside of the state it is in."
    case .notALeaf(let id):
      "The state \"\(id)\" is final or a history: it can have no states inside, no work and no routes of its own."
    case .unsuitableDelay(let state, let delay):
      "A route of the state \"\(state)\" waits for \(delay) milliseconds. Let it wait for zero or more."
    case .delayWithEvents(let state):
      "A route of the state \"\(state)\" waits for time and for events at once. Make two of it."
    case .duplicateInvoke(let state, let id):
      "The state \"\(state)\" has two works called \"\(id)\". Rename one of them."
    case .unknownStateAsked(let state, let id):
      "An expression of the state \"\(state)\" asks for \"\(id)\", which is no state of the chart."
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

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
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
