import Logging
import NIOConcurrencyHelpers
import NIOCore

/// Logs refused requests with the option that would allow them. Each host and origin is logged once per hour, and the
/// number of messages is limited.
final class Notices: Sendable {
  private struct LoggedNames {
    var keys: Set<String> = []
    var end = NIODeadline.uptimeNanoseconds(0)
  }

  private let logger: Logger
  private let logged = NIOLockedValueBox(LoggedNames())
  private static let limit = 16

  init(_ logger: Logger) {
    self.logger = logger
  }

  func add(_ refusal: LiveGate.Refusal) {
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
    let isNew = logged.withLockedValue { logged in
      if NIODeadline.now() >= logged.end { logged = LoggedNames(end: .now() + .hours(1)) }
      guard logged.keys.count < Self.limit else { return false }
      return logged.keys.insert(name).inserted
    }
    if isNew { logger.warning(message()) }
  }

  /// Returns whether a text is a host, with or without a port. Nothing else may be logged as a host.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 100 && text.utf8.allSatisfy { parts.contains($0) }
  }

  private static let parts = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._:[]".utf8)
}
