import Foundation
import NIOConcurrencyHelpers

/// Prints messages for the developer.
struct Console: Sendable {
  private let write: @Sendable (String) -> Void

  /// - Parameter write: Writes a text with a newline at its end.
  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// The standard output.
  static let standard = Console { text in
    // The output may be a closed pipe.
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Prints a message.
  func print(_ message: String) { write(message + "\n") }
}
