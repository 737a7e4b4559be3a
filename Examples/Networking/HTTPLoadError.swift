/// Why there is no reply. A client gives it a name and words of its own.
package enum HTTPLoadError: Error, Hashable, Sendable {
  /// The server answered with an HTTP status that the loader does not accept.
  case status(Int)
  /// The body is longer than `maximum` bytes.
  case tooLarge(maximum: Int)
  /// The server was silent for too long.
  case timedOut
  /// The server was not reached, or did not keep to HTTP: a sentence says why, and does not name the address.
  case unreachable(reason: String)
}
