import Logging

/// Limits log output that visitors cause, so that they can neither fill the disk nor hide other messages.
///
/// There is a limit per address and a total limit per minute. The number of suppressed lines is logged at the start of
/// a later minute.
@MainActor
final class LogBudget {
  private let logger: Logger
  private let time: Timekeeper
  private let limits: (perAddress: Int, inAll: Int)
  private var end = Duration.zero
  private var lines: [String: Int] = [:]
  private var linesInAll = 0
  private var leftOut = 0

  nonisolated init(_ logger: Logger, time: Timekeeper, perAddress: Int = 20, inAll: Int = 200) {
    self.logger = logger
    self.time = time
    limits = (perAddress, inAll)
  }

  /// Takes one line from an address's budget.
  ///
  /// - Returns: `false` if the line must be suppressed.
  func take(for address: String) -> Bool {
    startMinute()
    guard linesInAll < limits.inAll, lines[address, default: 0] < limits.perAddress else {
      leftOut += 1
      return false
    }
    lines[address, default: 0] += 1
    linesInAll += 1
    return true
  }

  private func startMinute() {
    let now = time.now()
    guard now >= end else { return }
    end = now + .seconds(60)
    lines = [:]
    linesInAll = 0
    guard leftOut > 0 else { return }
    logger.notice(
      """
      suppressed \(leftOut) log lines about visitors: the limits are \(limits.perAddress) per address and \(limits.inAll) \
      in total a minute
      """)
    leftOut = 0
  }
}
