/// A chart as a table: states, routes and events by number, compiled once and shared by all that run it.
///
/// States are numbered in document order, each before those inside of it, so that what is inside of a state is a range.
/// State 0 is the chart itself.
package final class CompiledChart: Sendable {
  /// How deep states may be nested: deep enough for people, and for recursion on a thread's small stack.
  package static let maximumDepth = 200
  /// How many states a route may lead to: each is compared with each.
  static let maximumTargets = 64
  /// How many parts the name of an event may have, as each beginning of it is looked up.
  static let maximumParts = 64
  /// How many pairs of routes and events the table may have: `*` takes all events of the chart, in each state that has it.
  static let maximumCandidates = 1_000_000

  /// A state.
  package struct State: Sendable {
    package var id: String
    package var kind: StateDescription.Kind
    package var parent: Int
    package var depth: Int
    /// The number after the last state inside.
    package var end: Int
    package var isAtomic: Bool
    /// The states directly inside that are no histories.
    package var children: [Int] = []
    package var histories: [Int] = []
    /// Where it begins, if it is neither atomic nor parallel; of a history, where it leads at first.
    package var initial: [Int] = []
    package var transitions: Range<Int> = 0..<0
    /// Which of `candidates` are its.
    package var candidates: Range<Int> = 0..<0
    /// The event that says that it has come to its end.
    package var done = -1
    package var description: StateDescription

  }

  /// A route.
  package struct Transition: Sendable {
    package var source: Int
    package var targets: [Int] = []
    /// What is left stays inside of this state. -1 for a route that leaves nothing, -2 where a history decides.
    package var domain: Int
    /// Its target if entering that is all there is to entering, and it leaves one atomic state beside it; otherwise -1.
    package var simpleTarget = -1
    package var hasGuard: Bool
    package var hasActions: Bool
    package var isInternal: Bool
    /// The event that time raises for it, `-1` for none.
    package var timer = -1
    package var description: TransitionDescription
  }

  /// A route that an event may take.
  package struct Candidate: Sendable {
    package var event: Int32
    package var transition: Int32
  }

  /// The event of routes that need none.
  package static let eventless = 0
  /// An event that the chart does not know: only `*` takes it.
  package static let unknown = 1

  package let description: ChartDescription
  package let states: [State]
  package let transitions: [Transition]
  /// For each state its routes by event, and in document order for each.
  package let candidates: [Candidate]
  package let eventNames: [String]
  let events: [String: Int]
  let numbers: [String: Int]
  /// The states in which nothing can be active.
  package let atomic: StateSet
  /// The states that start work or timers.
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
  /// - Throws: a ``ChartError`` that names all that is wrong with it.
  package convenience init(_ description: ChartDescription) throws(ChartError) {
    var builder = ChartCompiler(description)
    builder.compile()
    guard builder.problems.isEmpty else { throw ChartError(chart: description.name, problems: builder.problems) }
    self.init(builder)
  }

  /// The number of the state with an id.
  package func state(_ id: String) -> Int? { numbers[id] }

  /// The number of an event with a name: that of the longest beginning, up to a dot, which the chart knows.
  package func event(_ name: String) -> Int {
    if let known = events[name] { return known }
    var rest = name[...]
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      if let known = events[String(rest)] { return known }
    }
    return Self.unknown
  }

  /// The numbers of the states inside of one.
  package func inside(_ state: Int) -> Range<Int> { state + 1..<states[state].end }

  /// Whether a state is inside of another, and not that one itself.
  package func isInside(_ state: Int, _ other: Int) -> Bool { other < state && state < states[other].end }
}
