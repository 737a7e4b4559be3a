/// The configuration of a running chart: its active states and the records of its history states.
@usableFromInline
package struct ChartConfiguration: Hashable, Sendable {
  /// The active states with their ancestors, without the root.
  @usableFromInline package var active = StateSet()
  /// The states that each history state has recorded, by the number of the history state.
  @usableFromInline package var memory: [Int: StateSet] = [:]
  /// Whether a top-level final state has been entered.
  package var isFinished = false

  package init() {}
}

/// The result of a macrostep.
package struct ChartStep: Sendable {
  /// Whether a transition was taken for the event itself.
  package var isEventHandled = false
  /// Whether any transition was taken: for the event, or in one of the microsteps that followed.
  package var hasTakenTransition = false
  /// The states that were exited during the step. `entered` contains the states that were entered during the step, even
  /// if they were exited again.
  package var left = StateSet()
  package var entered = StateSet()
  /// Whether the step was stopped because eventless transitions or raised events did not terminate.
  package var isEndless = false

  package init() {}
}

/// The callbacks of a running chart: evaluates guards, runs actions, and queues raised events.
@MainActor
package protocol ChartHost {
  /// Whether the guard of a transition holds.
  mutating func holds(_ transition: Int, in configuration: ChartConfiguration) -> Bool
  /// Reads the values that a transition needs from the states that it will exit.
  mutating func prepare(_ transition: Int, in configuration: ChartConfiguration)
  /// Runs the exit actions of a state.
  mutating func leave(_ state: Int, in configuration: ChartConfiguration)
  /// Runs the actions of a transition.
  mutating func take(_ transition: Int, in configuration: ChartConfiguration)
  /// Runs the entry actions of a state. `isBack` is true if a history state restored it.
  mutating func enter(_ state: Int, isBack: Bool, in configuration: ChartConfiguration)
  /// Runs the actions of a state's initial transition.
  mutating func begin(_ state: Int, in configuration: ChartConfiguration)
  /// Runs the exit actions of the top-level final state that ended the chart. The state stays active.
  mutating func finish(_ final: Int, in configuration: ChartConfiguration)
  /// Queues the `done` event of a state that a final state completed.
  mutating func raise(done event: Int, by final: Int, in configuration: ChartConfiguration)
  /// The number of raised events in the queue.
  var raisedCount: Int { get }
  /// Removes and returns the next raised event, which becomes the current event.
  mutating func nextRaised() -> Int?
}
