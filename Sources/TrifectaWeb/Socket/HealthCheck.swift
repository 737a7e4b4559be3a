import NIOHTTP1

/// The health checks of load balancers and supervisors, which ``RequestGuard`` answers. They need no cookie and no
/// allowed host, and do not wait for the main actor or for other visitors.
enum HealthCheck: String {
  /// Whether the process answers.
  case healthy = "/healthz"
  /// Whether the server accepts new visitors.
  case ready = "/readyz"

  /// The reason why the server accepts no new visitors.
  enum Obstacle: String {
    case shutdown = "The server is shutting down."
    case storage = "The storage could not be opened. The server's log has the reason."
  }

  /// - Parameter target: The target of a request in origin form.
  init?(target: String) {
    self.init(rawValue: String(target.prefix { $0 != "?" }))
  }

  /// Returns the response.
  ///
  /// - Parameters:
  ///   - method: The method of the request.
  ///   - obstacle: The reason why the server accepts no new visitors; `nil` if it does.
  func response(to method: HTTPMethod, obstacle: Obstacle?) -> GuardResponse {
    guard method == .GET || method == .HEAD else {
      return GuardResponse(.methodNotAllowed, "A health check is a GET or HEAD request.", ["allow": "GET, HEAD"])
    }
    guard self == .ready, let obstacle else { return GuardResponse(.ok, "OK") }
    return GuardResponse(.serviceUnavailable, obstacle.rawValue, ["retry-after": "1"])
  }
}
