/// What a running chart is at: its active states, and what its histories remember.
@usableFromInline
package struct ChartConfiguration: Hashable, Sendable {
  /// The states that are active, with those they are in. Never the chart itself.
  @usableFromInline package var active = StateSet()
  /// What histories remember, by their numbers.
  @usableFromInline package var memory: [Int: StateSet] = [:]
  /// Whether a final state of the chart itself has been entered.
  package var isFinished = false

  package init() {}
}

/// What a step has done to a configuration.
package struct ChartStep: Sendable {
  /// Whether any route was taken for the event itself.
  package var isRouted = false
  /// Whether any route was taken, for the event or for what followed it.
  package var hasTakenRoute = false
  /// The states that were left at some time, and those that were entered.
  package var left = StateSet()
  package var entered = StateSet()
  /// Whether routes that need no event, or events that the chart raises, would have gone on for ever.
  package var isEndless = false

  package init() {}
}

/// Who does what a chart asks for: evaluates guards, runs actions, and keeps the events that the chart raises.
@MainActor
package protocol ChartHost {
  /// Whether a route's guard holds.
  mutating func holds(_ transition: Int, in configuration: ChartConfiguration) -> Bool
  /// Looks at what a route needs of the states that it is about to leave.
  mutating func prepare(_ transition: Int, in configuration: ChartConfiguration)
  /// Runs what is done on leaving a state.
  mutating func leave(_ state: Int, in configuration: ChartConfiguration)
  /// Runs what is done on the way of a route.
  mutating func take(_ transition: Int, in configuration: ChartConfiguration)
  /// Runs what is done on entering a state, which a history may have brought back.
  mutating func enter(_ state: Int, isBack: Bool, in configuration: ChartConfiguration)
  /// Runs what is done between the entry of a state and that of where it begins.
  mutating func begin(_ state: Int, in configuration: ChartConfiguration)
  /// Runs the exit actions of the final state that has ended the chart, which stays active.
  mutating func finish(_ final: Int, in configuration: ChartConfiguration)
  /// Takes note of an event of the chart's own: the end of a state, by way of a final one.
  mutating func raise(done event: Int, by final: Int, in configuration: ChartConfiguration)
  /// The next event that was raised, which is being handled from now on.
  mutating func nextRaised() -> Int?
}
