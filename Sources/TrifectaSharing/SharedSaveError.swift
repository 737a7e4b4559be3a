/// The error of a change to a shared value that was not stored.
public struct SharedSaveError: Error, Equatable, CustomStringConvertible {
  /// The reason, for people.
  public let description: String

  /// Creates an error, for a test or a preview.
  ///
  /// - Parameter description: the reason.
  public init(_ description: String) {
    self.description = description
  }

  init(_ error: any Error) {
    self = error as? SharedSaveError ?? SharedSaveError("\(error)")
  }
}
