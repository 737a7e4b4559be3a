import Logging
import NIOConcurrencyHelpers

/// Logs refused requests with the option that would allow them.
///
/// In each hour, the first hosts and origins are logged at once, each in one line. Clients can invent names, so a limit
/// bounds these lines. Refused requests for other names are logged in a summary every minute.
final class RefusalLog: Sendable {
  private struct State {
    /// The names that have a line of this hour.
    var logged: Set<String> = []
    var endOfHour = Duration.zero
    /// The names of the next summary; `nil` if none is scheduled.
    var summary: Summary?
  }

  /// Refused requests that have no line.
  private struct Summary {
    var requests = 0
    var newestName = ""
    /// The names that are in many of the requests. A name that is in more than one of 33 requests is always included,
    /// however many other names there are (the algorithm of Misra and Gries).
    var counts: [String: Int] = [:]

    mutating func add(_ name: String) {
      requests += 1
      newestName = name
      if counts[name] != nil || counts.count < RefusalLog.countLimit {
        counts[name, default: 0] += 1
      } else {
        counts = counts.compactMapValues { $0 == 1 ? nil : $0 - 1 }
      }
    }

    /// The most frequent names.
    var examples: [String] {
      let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map(\.key)
      return names.isEmpty ? [newestName] : names
    }
  }

  private let logger: Logger
  private let time: Timekeeper
  private let state = NIOLockedValueBox(State())
  /// The maximum number of names that have a line in an hour.
  private static let limit = 16
  /// The maximum number of names that are counted for a summary.
  private static let countLimit = 32
  private static let summaryInterval = Duration.seconds(60)

  init(_ logger: Logger, time: Timekeeper = .live) {
    self.logger = logger
    self.time = time
  }

  func add(_ refusal: LiveUpgrader.Refusal) {
    switch refusal {
    case .foreignHost(let host):
      guard let name = HostRule.name(in: host) else { return }
      once(
        name,
        """
        refused a request for the host "\(name)": if this server has that name, add it to WebOptions.allowedHosts
        """)
    case .foreignOrigin(let origin, let host):
      let parts = origin.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3, ["http:", "https:"].contains(parts[0]), parts[1].isEmpty, Self.isName(host) else {
        return
      }
      once(
        String(parts[2]),
        """
        refused a live connection from the origin "\(origin)" to the host "\(host)": if a proxy in front of this server \
        changes the Host header, add "\(parts[2])" to WebOptions.allowedHosts
        """)
    case .noScreen, .noCookie:
      break
    }
  }

  private func once(_ name: String, _ message: @autoclosure () -> Logger.Message) {
    // Requests with malformed names are not from browsers.
    guard Self.isName(name) else { return }
    let now = time.now()
    let (isNew, isFirstOfSummary) = state.withLockedValue { state in
      if now >= state.endOfHour {
        state.logged = []
        state.endOfHour = now + .seconds(3_600)
      }
      guard !state.logged.contains(name) else { return (false, false) }
      guard state.logged.count >= Self.limit else {
        state.logged.insert(name)
        return (true, false)
      }
      let isFirst = state.summary == nil
      state.summary = state.summary ?? Summary()
      state.summary?.add(name)
      return (false, isFirst)
    }
    if isNew { logger.warning(message()) }
    guard isFirstOfSummary else { return }
    Task { [weak self, time] in
      try? await time.sleep(Self.summaryInterval)
      self?.logSummary()
    }
  }

  private func logSummary() {
    let summary = state.withLockedValue { state in
      defer { state.summary = nil }
      return state.summary
    }
    guard let summary else { return }
    let names = summary.examples.map { "\"\($0)\"" }.joined(separator: ", ")
    logger.warning(
      """
      refused \(summary.requests) more requests in the last minute because of their host or origin, such as \(names): \
      if this server has one of these names, add it to WebOptions.allowedHosts
      """)
  }

  /// Returns whether a text is a host, with or without a port. Nothing else may be logged as a host.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 100 && text.utf8.allSatisfy { parts.contains($0) }
  }

  private static let parts = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._:[]".utf8)
}
