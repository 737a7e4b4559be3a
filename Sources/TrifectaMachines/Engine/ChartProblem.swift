/// Something about a chart that cannot be: why it is refused when it is built.
public enum ChartProblem: Error, Hashable, Sendable {
  /// A chart has no states.
  case noStates
  /// A state has no name.
  case unnamedState(inside: String?)
  /// Two states have one name.
  case duplicateState(String)
  /// States are nested deeper than charts may be.
  case tooDeep(String)
  /// A chart, or a state, begins in several states that cannot be active together. Of the chart itself the state is `nil`.
  case severalInitialStates(state: String?, [String])
  /// A chart, or a state, begins in a state that it does not have.
  case unknownInitial(state: String?, String)
  /// A state that is parallel, final or a history says where it begins.
  case needlessInitial(String)
  /// A route leads to a state that the chart does not have.
  case unknownTarget(state: String, event: String, target: String)
  /// A route leads to states that cannot be active together.
  case targetsExcludeEachOther(state: String, event: String, [String])
  /// A route, or a beginning, leads to more states than charts have regions. Of the chart itself the state is `nil`.
  case tooManyTargets(state: String?)
  /// The name of an event has more parts than can be told apart.
  case tooManyParts(event: String)
  /// More pairs of a state's routes and the events that they take than a table may have.
  case tooLarge
  /// A history is in no state whose past it could tell.
  case historyOutsideCompound(String)
  /// A history does not lead to states beside it at first, or leads there on conditions.
  case unsuitableHistory(String)
  /// A final state, or a history, has states inside, or ways out.
  case notALeaf(String)
  /// A time is negative or not a number.
  case unsuitableDelay(state: String, milliseconds: Double)
  /// A route waits for time and for events at once.
  case delayWithEvents(state: String)
  /// Two works of one state have one name.
  case duplicateInvoke(state: String, String)
  /// An expression asks for a state that the chart does not have.
  case unknownStateAsked(state: String, String)
  /// What only a typed chart can get wrong, in words.
  case declaration(String)
}

extension ChartProblem: CustomStringConvertible {
  /// What is wrong, with what, and what to do.
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

/// Why a chart could not be built: everything that is wrong with it.
public struct ChartError: Error, Hashable, Sendable {
  /// What the chart is called.
  public let chart: String
  /// What is wrong, in document order.
  public let problems: [ChartProblem]

  package init(chart: String, problems: [ChartProblem]) {
    self.chart = chart
    self.problems = problems
  }
}

extension ChartError: CustomStringConvertible {
  /// The chart, and each problem on a line.
  public var description: String {
    let name = chart.isEmpty ? "A statechart" : "The statechart \(chart)"
    return "\(name) cannot be built.\n\n" + problems.map(\.description).joined(separator: "\n")
  }
}
