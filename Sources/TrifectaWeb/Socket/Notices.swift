import Logging
import NIOConcurrencyHelpers

/// Tells the server's owner what was refused and which option would change it: once for each host and origin, however often
/// it happens, and for no more of them than a person would read.
final class Notices: Sendable {
  private let logger: Logger
  private let told = NIOLockedValueBox<Set<String>>([])
  private static let limit = 64

  init(_ logger: Logger) {
    self.logger = logger
  }

  func add(_ refusal: LiveGate.Refusal) {
    switch refusal {
    case .foreignHost(let host):
      let name = HostRule.name(in: host) ?? host
      once(
        "host \(host)",
        "refused a request for the host \"\(host.shortened)\": if it is this server's, add \"\(name.shortened)\" to WebOptions.allowedHosts"
      )
    case .foreignOrigin(let origin, let host):
      let name = origin.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2).first.map(String.init)
      once(
        "origin \(origin) \(host)",
        """
        refused a live connection of a page of "\(origin.shortened)" that asked for "\(host.shortened)": if a proxy in front \
        of this server changes the host, add "\((name ?? origin).shortened)" to WebOptions.allowedHosts
        """)
    case .noScreen, .noCookie:
      break
    }
  }

  private func once(_ key: String, _ message: Logger.Message) {
    let isNew = told.withLockedValue { told in
      guard told.count < Self.limit else { return false }
      return told.insert(key.shortened).inserted
    }
    if isNew { logger.warning(message) }
  }
}

extension String {
  /// What a stranger wrote, as much as a log needs of it.
  fileprivate var shortened: String { String(prefix(100)) }
}
