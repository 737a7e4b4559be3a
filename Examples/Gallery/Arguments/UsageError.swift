/// The error that the arguments of a command are invalid.
struct UsageError: Error, Equatable {
  /// The reason, for the person who typed the command.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
