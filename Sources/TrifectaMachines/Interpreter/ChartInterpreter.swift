/// Runs a chart from its description, with variables, expressions and a virtual clock.
///
/// It is a value type: copies run independently. Guards that are Swift code are evaluated by a closure. Actions and
/// work that are Swift code are recorded in ``effects``.
@MainActor
package struct ChartInterpreter {
  package let chart: CompiledChart
  package private(set) var configuration = ChartConfiguration()
  var host: InterpreterHost

  /// Creates an interpreter and enters the initial states.
  ///
  /// - Parameters:
  ///   - chart: the chart.
  ///   - named: returns whether the guard with a name holds.
  package init(_ chart: CompiledChart, guards named: @escaping @Sendable (String) -> Bool = { _ in true }) {
    self.chart = chart
    host = InterpreterHost(chart, named)
    host.begin()
    host.note(chart.start(&configuration, &host))
    handleDue(by: host.now)
  }

  /// The ids of the active atomic states, sorted.
  package var activeIDs: [String] {
    configuration.active.filter { chart.states[$0].isAtomic }.map { chart.states[$0].id }.sorted()
  }

  /// The values of the variables.
  package var variables: [String: ChartValue] { host.variables }

  /// The lines that `log` actions have written.
  package var log: [String] { host.log }

  /// Whether the interpreter stopped a step because it did not terminate.
  package var isEndless: Bool { host.isEndless }

  /// Handles an external event.
  ///
  /// - Parameters:
  ///   - event: the name of the event.
  ///   - data: the payload of the event.
  /// - Returns: whether a transition took the event.
  @discardableResult
  package mutating func send(_ event: String, data: ChartValue = .none) -> Bool {
    let isEventHandled = handle(.init(number: chart.event(event), name: event, data: data))
    handleDue(by: host.now)
    return isEventHandled
  }

  /// Advances the clock and handles delayed events in order of their due time.
  ///
  /// - Parameter milliseconds: the duration. The clock stops early if the chart does not terminate: see ``isEndless``.
  package mutating func advance(by milliseconds: Double) {
    let end = host.now + milliseconds
    if handleDue(by: end) { host.now = end }
  }

  /// The time until the next delayed event is due, in milliseconds, or `nil` if there is none.
  package var timeToNext: Double? { host.waiting.map(\.due).min().map { $0 - host.now } }

  @discardableResult
  private mutating func handle(_ event: InterpreterHost.Event) -> Bool {
    host.event = event
    let step = chart.handle(event.number, &configuration, &host)
    host.note(step)
    return step.isEventHandled
  }

  /// Handles the delayed events that are due until `end`.
  ///
  /// - Returns: `false` if the chart did not terminate: more than 1,000 events were due at the same time.
  @discardableResult
  private mutating func handleDue(by end: Double) -> Bool {
    var count = 0
    while let next = host.nextDue(by: end) {
      if next.due > host.now {
        host.now = next.due
        count = 0
      }
      count += 1
      guard count < 1_000 else {
        host.isEndless = true
        return false
      }
      handle(next.event)
    }
    return true
  }
}

/// An effect that an interpreted chart requests.
package enum ChartEffect: Hashable, Sendable {
  /// Runs the action with a name.
  case perform(String)
  /// Starts the work of a state.
  case start(state: String, work: String)
  /// Cancels the work of a state that was exited.
  case cancel(state: String, work: String)
}
