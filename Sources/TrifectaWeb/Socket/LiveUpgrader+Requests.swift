import Foundation
import NIOHTTP1

extension LiveUpgrader {
  /// Returns the response to a request that no route should handle; `nil` if the request is passed on.
  ///
  /// - Parameters:
  ///   - head: The request. An upgrade that is not accepted is removed from the request, so that the remaining request
  ///     is answered (RFC 9110, 7.8). A target in absolute form is converted to origin form (RFC 9112, 3.2.2).
  ///   - caller: The connection.
  ///   - isFirst: Whether the request is the first on its connection. Only the first request can be upgraded.
  func response(to head: inout HTTPRequestHead, from caller: Caller, isFirst: Bool) -> GuardResponse? {
    guard head.version == .http1_1 || head.version == .http1_0 else { return .unsupportedVersion }
    let hosts = head.headers["host"]
    guard hosts.count == 1 || hosts.isEmpty && head.version == .http1_0, hosts.allSatisfy(Self.isWellFormed) else {
      return GuardResponse(.badRequest, "A request needs exactly one valid Host header.")
    }
    guard !Self.hasLongList(head) else { return .malformed(.headerOverflow) }
    // The HTTP parser also accepts an empty `Transfer-Encoding` before a length, and codings that the server cannot
    // decode. Requests with these are refused (RFC 9112, 6.1).
    let codings = head.headers["transfer-encoding"]
    guard codings.isEmpty || codings.count == 1 && codings[0].utf8.count == 7 && codings[0].lowercased() == "chunked"
    else { return GuardResponse(.notImplemented, "The only transfer coding that this server supports is chunked.") }
    guard head.method != .CONNECT else {
      return GuardResponse(.methodNotAllowed, "This server is not a proxy.", ["allow": "GET, HEAD, POST"])
    }
    guard !head.hasUnknownExpectation else {
      return GuardResponse(.expectationFailed, "The only expectation that this server supports is 100-continue.")
    }
    guard makeRelative(&head) else { return GuardResponse(.badRequest, "The request target has no valid host.") }
    guard head.headers.contains(name: "upgrade") else { return nil }
    if isFirst, Self.asksForWebSocket(head) { return response(toUpgrade: head, from: caller) }
    head.headers.remove(name: "upgrade")
    // After a request for an upgrade, the HTTP parser accepts no further requests, so the connection must be closed.
    head.headers.replaceOrAdd(name: "connection", value: "close")
    return nil
  }

  /// Returns the response to a health check; `nil` if the request is not one, or if the app answers health checks.
  func healthResponse(to head: HTTPRequestHead, isShuttingDown: Bool) -> GuardResponse? {
    guard options.answersHealthChecks, let check = HealthCheck(target: head.uri) else { return nil }
    let obstacle: HealthCheck.Obstacle? =
      if isShuttingDown { .shutdown } else if store.hasOpenedStorage { nil } else { .storage }
    return check.response(to: head.method, obstacle: obstacle)
  }

  /// Returns the response to a WebSocket handshake (RFC 6455, 4.2) that is refused; `nil` if it is accepted.
  private func response(toUpgrade head: HTTPRequestHead, from caller: Caller) -> GuardResponse? {
    guard head.headers["sec-websocket-version"] == ["13"] else {
      return GuardResponse(
        .upgradeRequired, "This server supports only version 13 of the WebSocket protocol.",
        ["sec-websocket-version": "13", "upgrade": "websocket", "connection": "upgrade, close"])
    }
    let keys = head.headers["sec-websocket-key"]
    let length = head.headers["content-length"]
    guard keys.count == 1, Data(base64Encoded: keys[0])?.count == 16, !head.headers.contains(name: "transfer-encoding"),
      length.isEmpty || length == ["0"]
    else { return GuardResponse(.badRequest, "The WebSocket handshake is malformed.") }
    switch admit(head, from: caller) {
    case .success: return nil
    case .failure(let refusal):
      log(refusal)
      return GuardResponse(refusal.status, refusal.explanation)
    }
  }

  /// Whether a header field is too long that is split at commas on the event loop, where it would delay the connections
  /// of other visitors. Clients send less than 100 bytes in each of them.
  private static func hasLongList(_ head: HTTPRequestHead) -> Bool {
    ["connection", "upgrade", "expect", "sec-websocket-extensions"].contains { name in
      head.headers[name].reduce(0) { $0 + $1.utf8.count } > 1_024
    }
  }

  private static func asksForWebSocket(_ head: HTTPRequestHead) -> Bool {
    head.method == .GET && head.version == .http1_1
      && head.headers[canonicalForm: "upgrade"].contains { $0.utf8.count == 9 && $0.lowercased() == "websocket" }
      && head.headers[canonicalForm: "connection"].contains { $0.utf8.count == 7 && $0.lowercased() == "upgrade" }
  }

  /// Converts a target in absolute form to origin form.
  ///
  /// - Returns: `false` if the target contains a malformed host, or has a different scheme.
  private func makeRelative(_ head: inout HTTPRequestHead) -> Bool {
    for scheme in ["http://", "https://"] where head.uri.lowercased().hasPrefix(scheme) {
      let rest = head.uri.dropFirst(scheme.count)
      let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      guard !authority.isEmpty, Self.isWellFormed(String(authority)) else { return false }
      let target = rest.dropFirst(authority.count)
      head.uri = target.hasPrefix("/") ? String(target) : "/" + target
      head.headers.replaceOrAdd(name: "host", value: String(authority))
      return true
    }
    return head.uri.utf8.first == UInt8(ascii: "/") || head.uri == "*"
  }

  /// Returns whether a text contains only characters that are allowed in a host and port (RFC 3986, 3.2.2).
  private static func isWellFormed(_ host: String) -> Bool {
    host.utf8.count <= 300
      && host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && !"/?#@\\,\"<>{}|^`".utf8.contains($0) }
  }
}

extension LiveUpgrader.Refusal {
  var status: HTTPResponseStatus {
    switch self {
    case .noScreen: .notFound
    case .foreignHost: .misdirectedRequest
    case .foreignOrigin, .noCookie: .forbidden
    }
  }

  /// The explanation for the user, which is shown on the page or instead of the page.
  var explanation: String {
    switch self {
    case .noScreen: "There is no screen at this address."
    case .foreignHost(let host):
      "This server does not accept the host \"\(host)\". Its log describes how the owner can allow this host."
    case .foreignOrigin:
      "The page's origin does not match the requested host. The server's log describes how the owner can allow it."
    case .noCookie: WebMessage.noCookie.rawValue
    }
  }
}
