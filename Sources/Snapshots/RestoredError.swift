import Foundation

/// An error in a restored state whose own type cannot be saved. It has the message of the original.
public struct RestoredError: LocalizedError, Hashable, Sendable {
  /// The message of the original error.
  public let message: String

  /// Creates an error.
  ///
  /// - Parameter message: The message of the original error.
  public init(message: String) {
    self.message = message
  }

  /// The message of the original error.
  public var errorDescription: String? { message }
}
