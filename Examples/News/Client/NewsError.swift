import ExampleNetworking
import Foundation

/// The reason why news could not be loaded, with a description for the user.
public enum NewsError: Error, Hashable, Sendable {
  /// The address of the feed is not a valid URL.
  case badAddress(String)
  /// The server could not be reached, or stopped responding.
  case unreachable(reason: String)
  /// The HTTP status is not a success.
  case status(Int)
  /// The feed exceeds `maximum` bytes.
  case tooLarge(maximum: Int)
  /// The content is not a supported feed.
  case unknownFormat
  /// The text of the feed does not match its declared encoding.
  case wrongEncoding
  /// The feed violates its format.
  case malformed(format: String, reason: String)
  /// A required field of the feed is missing.
  case missing(field: String, format: String)
}

extension NewsError: LocalizedError {
  /// The description for the user.
  public var errorDescription: String? {
    switch self {
    case .badAddress(let address): "“\(address)” is not a valid URL of a news feed."
    case .unreachable(let reason): "The news server could not be reached. \(reason)"
    case .status(404), .status(410): "There is no news feed at this address."
    case .status(let code) where code >= 500: "The news server reported an error (status \(code)). Try again later."
    case .status(let code): "The news server refused the request (status \(code))."
    case .tooLarge(let maximum): "The news feed is larger than \(maximum / 1_024) KB and was not loaded."
    case .unknownFormat: "This is not a news feed. The supported formats are JSON Feed and RSS."
    case .wrongEncoding: "The news feed cannot be read: its text does not match the declared encoding."
    case .malformed(let format, let reason): "The news feed is not valid \(format). \(reason)"
    case .missing(let field, let format): "The news feed is not valid \(format): “\(field)” is missing."
    }
  }
}

extension NewsError {
  /// Creates the error from an HTTP error.
  init(_ error: HTTPLoadError) {
    self =
      switch error {
      case .status(let code): .status(code)
      case .tooLarge(let maximum): .tooLarge(maximum: maximum)
      case .timedOut: .unreachable(reason: "The server did not respond in time.")
      case .unreachable(let reason): .unreachable(reason: reason)
      }
  }
}
