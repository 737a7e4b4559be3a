import Logging

/// Limits the lines that the log gets because of what visitors do, so that nobody fills a disk or hides other lines.
///
/// Each address may cause so many lines a minute, and all together so many more. The number of lines that were left out is logged with
/// the first line of the next minute.
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

  /// Takes one line of an address's share.
  ///
  /// - Returns: `false` where the line has to be left out.
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
    logger.notice("left out \(leftOut) lines about visitors: more than \(limits.perAddress) of an address in a minute")
    leftOut = 0
  }
}
