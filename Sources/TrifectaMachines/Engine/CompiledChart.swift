/// A chart compiled into tables, in which states, transitions and events are identified by numbers. It is immutable and
/// shared by all configurations.
///
/// States are numbered in document order, each before its descendants, so that the descendants of a state have
/// consecutive numbers. State 0 is the root, the chart itself.
package final class CompiledChart: Sendable {
  /// The maximum depth of nested states. It bounds the recursion on small thread stacks.
  package static let maximumDepth = 200
  /// The maximum number of targets of a transition. It is limited because each pair of targets is compared.
  static let maximumTargets = 64
  /// The maximum number of parts of an event's name. It is limited because each prefix of the name is looked up.
  static let maximumParts = 64
  /// The maximum number of pairs of transitions and events. It is limited because `*` adds all events of the chart for
  /// each state that uses it.
  static let maximumCandidates = 1_000_000

  /// A state.
  package struct State: Sendable {
    package var id: String
    package var kind: StateDescription.Kind
    package var parent: Int
    package var depth: Int
    /// The number of the state's last descendant, plus one.
    package var end: Int
    package var isAtomic: Bool
    /// The child states, without history states.
    package var children: [Int] = []
    package var histories: [Int] = []
    /// The initial states of a compound state, or the default targets of a history state.
    package var initial: [Int] = []
    package var transitions: Range<Int> = 0..<0
    /// The range of the state's entries in ``CompiledChart/candidates``.
    package var candidates: Range<Int> = 0..<0
    /// The number of the state's `done` event.
    package var done = -1
    package var description: StateDescription

  }

  /// A transition.
  package struct Transition: Sendable {
    package var source: Int
    package var targets: [Int] = []
    /// The state whose descendants the transition exits and enters; -1 if it exits nothing, -2 if the domain depends on
    /// a history state.
    package var domain: Int
    /// The target, if the transition leads from an atomic state to an atomic sibling, so that it exits only the one
    /// state and enters only the other. Otherwise -1.
    package var simpleTarget = -1
    package var hasGuard: Bool
    package var hasActions: Bool
    package var isInternal: Bool
    /// The internal event of the transition's delay, or -1 if it has none.
    package var timer = -1
    package var description: TransitionDescription
  }

  /// A transition that an event may trigger.
  package struct Candidate: Sendable {
    package var event: Int32
    package var transition: Int32
  }

  /// The pseudo-event of eventless transitions.
  package static let eventless = 0
  /// The number that represents all events that the chart does not name. Only `*` matches it.
  package static let unknown = 1

  package let description: ChartDescription
  package let states: [State]
  package let transitions: [Transition]
  /// The candidates of each state, sorted by event, then in document order.
  package let candidates: [Candidate]
  package let eventNames: [String]
  let events: [String: Int]
  let numbers: [String: Int]
  /// The atomic states.
  package let atomic: StateSet
  /// The states with work or delayed transitions.
  package let owners: StateSet
  package let hasEventless: Bool
  package let executionError: Int

  init(_ builder: ChartCompiler) {
    description = builder.description
    states = builder.states
    transitions = builder.transitions
    candidates = builder.candidates
    eventNames = builder.eventNames
    events = builder.events
    numbers = builder.numbers
    atomic = StateSet(builder.states.indices.filter { builder.states[$0].isAtomic })
    owners = StateSet(
      builder.states.indices.filter { index in
        !builder.states[index].description.invokes.isEmpty
          || builder.states[index].transitions.contains { builder.transitions[$0].timer >= 0 }
      })
    hasEventless = builder.candidates.contains { $0.event == Self.eventless }
    executionError = builder.events["error.execution"] ?? Self.unknown
  }

  /// Compiles a chart.
  ///
  /// - Parameter description: the chart.
  /// - Throws: a ``ChartError`` with all problems of the chart.
  package convenience init(_ description: ChartDescription) throws(ChartError) {
    var builder = ChartCompiler(description)
    builder.compile()
    guard builder.problems.isEmpty else { throw ChartError(chart: description.name, problems: builder.problems) }
    self.init(builder)
  }

  /// The number of the state with an id.
  package func state(_ id: String) -> Int? { numbers[id] }

  /// The number of an event. For an event that the chart does not name, it is the number of the longest dot-separated
  /// prefix that the chart names, or ``unknown``.
  package func event(_ name: String) -> Int {
    if let known = events[name] { return known }
    var rest = name[...]
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      if let known = events[String(rest)] { return known }
    }
    return Self.unknown
  }

  /// The range of a state's descendants.
  package func inside(_ state: Int) -> Range<Int> { state + 1..<states[state].end }

  /// Whether a state is a descendant of another.
  package func isInside(_ state: Int, _ other: Int) -> Bool { other < state && state < states[other].end }
}
