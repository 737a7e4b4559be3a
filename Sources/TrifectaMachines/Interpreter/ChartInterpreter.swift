/// A chart that runs by its description alone, with variables, expressions and a time that somebody advances.
///
/// It is a value: a copy goes on by itself. Guards that are code are asked of a closure; actions and work that are code
/// are told of in ``effects``.
@MainActor
package struct ChartInterpreter {
  package let chart: CompiledChart
  package private(set) var configuration = ChartConfiguration()
  var host: InterpreterHost

  /// Creates an interpreter and enters where the chart begins.
  ///
  /// - Parameters:
  ///   - chart: the chart.
  ///   - named: whether a guard that is code holds, by its name.
  package init(_ chart: CompiledChart, guards named: @escaping @Sendable (String) -> Bool = { _ in true }) {
    self.chart = chart
    host = InterpreterHost(chart, named)
    host.begin()
    host.note(chart.start(&configuration, &host))
    handleDue(by: host.now)
  }

  /// The ids of the active states in which no other is active, sorted.
  package var activeIDs: [String] {
    configuration.active.filter { chart.states[$0].isAtomic }.map { chart.states[$0].id }.sorted()
  }

  /// The values of the variables.
  package var variables: [String: ChartValue] { host.variables }

  /// What has been logged.
  package var log: [String] { host.log }

  /// Whether an event, or the beginning, would have gone on for ever; it was stopped.
  package var isEndless: Bool { host.isEndless }

  /// Handles an event from outside.
  ///
  /// - Parameters:
  ///   - event: its name.
  ///   - data: what it carries.
  /// - Returns: whether a route took it.
  @discardableResult
  package mutating func send(_ event: String, data: ChartValue = .none) -> Bool {
    let isRouted = handle(.init(number: chart.event(event), name: event, data: data))
    handleDue(by: host.now)
    return isRouted
  }

  /// Lets time pass, and handles what comes due in its order.
  ///
  /// - Parameter milliseconds: how long. Time stops early where the chart would go on for ever: see ``isEndless``.
  package mutating func advance(by milliseconds: Double) {
    let end = host.now + milliseconds
    if handleDue(by: end) { host.now = end }
  }

  /// How long until something comes due, in milliseconds; `nil` if nothing waits.
  package var timeToNext: Double? { host.waiting.map(\.due).min().map { $0 - host.now } }

  @discardableResult
  private mutating func handle(_ event: InterpreterHost.Event) -> Bool {
    host.event = event
    let step = chart.handle(event.number, &configuration, &host)
    host.note(step)
    return step.isRouted
  }

  /// Handles the events that the chart has sent itself and that are due until a time.
  ///
  /// - Returns: whether it came to an end: 1,000 events that are due at one time are taken for endless.
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

/// Something that a chart wants done outside of it.
package enum ChartEffect: Hashable, Sendable {
  /// Code that is run, by its name.
  case perform(String)
  /// Work that a state starts.
  case start(state: String, work: String)
  /// Work that is cancelled, because its state was left.
  case cancel(state: String, work: String)
}
