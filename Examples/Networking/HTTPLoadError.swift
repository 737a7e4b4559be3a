/// The reason why an HTTP load failed. Clients convert it to their own errors.
package enum HTTPLoadError: Error, Hashable, Sendable {
  /// The HTTP status was not accepted.
  case status(Int)
  /// The body exceeds `maximum` bytes.
  case tooLarge(maximum: Int)
  /// The server did not send anything for too long.
  case timedOut
  /// The server could not be reached, or violated HTTP. The reason is a sentence without the URL.
  case unreachable(reason: String)
}
