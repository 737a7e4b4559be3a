import ExampleNetworking
import Foundation

/// Why there is no news, in words for the person who waits for it.
public enum NewsError: Error, Hashable, Sendable {
  /// The address of the feed is none.
  case badAddress(String)
  /// The server could not be reached, or fell silent.
  case unreachable(reason: String)
  /// The server answered with an HTTP status that is no success.
  case status(Int)
  /// The feed is longer than `maximum` bytes.
  case tooLarge(maximum: Int)
  /// What the server sent is no feed that can be read.
  case unknownFormat
  /// The feed's text is not in the encoding that it says it is.
  case wrongEncoding
  /// The feed breaks the rules of its format.
  case malformed(format: String, reason: String)
  /// The feed lacks something that its format requires.
  case missing(field: String, format: String)
}

extension NewsError: LocalizedError {
  /// The error in words.
  public var errorDescription: String? {
    switch self {
    case .badAddress(let address): "“\(address)” is no address of a news feed."
    case .unreachable(let reason): "The news could not be reached. \(reason)"
    case .status(404), .status(410): "There is no news at this address any more."
    case .status(let code) where code >= 500: "The news server is out of order (status \(code)). Try again later."
    case .status(let code): "The news server refused to answer (status \(code))."
    case .tooLarge(let maximum): "The news feed is larger than \(maximum / 1_024) KB and was not loaded."
    case .unknownFormat: "This is no news feed: neither JSON Feed nor RSS."
    case .wrongEncoding: "The news feed's text cannot be read: it is in another encoding than it says."
    case .malformed(let format, let reason): "The news feed is not valid \(format). \(reason)"
    case .missing(let field, let format): "The news feed is not valid \(format): it has no “\(field)”."
    }
  }
}

extension NewsError {
  /// Names why the feed was not loaded.
  init(_ error: HTTPLoadError) {
    self =
      switch error {
      case .status(let code): .status(code)
      case .tooLarge(let maximum): .tooLarge(maximum: maximum)
      case .timedOut: .unreachable(reason: "The server was silent for too long.")
      case .unreachable(let reason): .unreachable(reason: reason)
      }
  }
}
