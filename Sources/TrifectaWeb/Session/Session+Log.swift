import Logging
import ViewGraph

extension Session {
  /// Logs a message, unless the level is disabled or the log budget of the visitor's address is exhausted.
  func log(_ level: Logger.Level, _ message: Logger.Message) {
    guard logger.logLevel <= level, host.log.take(for: host.visitor.address) else { return }
    logger.log(level: level, message)
  }

  /// Runs a turn, and logs it if it exceeds the time budget.
  ///
  /// - Returns: The measurements for the observer; `nil` if there is none.
  func measured(after event: @autoclosure () -> String?, _ work: () -> Void) -> SessionUpdate? {
    let began = time.now()
    let evaluationsBefore = view?.graph.evaluations ?? 0
    work()
    let spent = time.now() - began
    guard observer != nil || spent > options.turnBudget else { return nil }
    let count = (view?.graph.evaluations ?? 0) - evaluationsBefore
    let update = observer == nil ? nil : SessionUpdate(duration: spent, evaluations: count)
    guard spent > options.turnBudget else { return update }
    let cause = event() ?? "a change without an event"
    log(
      .warning,
      """
      a turn exceeded its budget of \(options.turnBudget.inMilliseconds): \(spent.inMilliseconds) for \(cause), \
      bodies evaluated: \(count)
      """)
    return update
  }

  /// Logs how many messages an ended session has refused, if there are any.
  func logRefusals() {
    guard !refusals.isEmpty else { return }
    let counts = refusals.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ")
    log(refusals.keys.contains { !$0.isExpected } ? .info : .debug, "session ended; refused messages: \(counts)")
  }
}

extension Duration {
  /// The rounded duration, as in `80 ms`.
  fileprivate var inMilliseconds: String { "\(Int((self / .milliseconds(1)).rounded())) ms" }
}
