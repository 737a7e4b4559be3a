import Foundation

/// The lines of the standard input.
enum StandardInput {
  /// Reading blocks a thread, so a separate queue is used.
  private static let queue = DispatchQueue(label: "standard input")

  /// Waits for the next line and returns it without its end. Invalid UTF-8 is replaced. Cancellation does not end the
  /// wait.
  ///
  /// - Returns: The line; `nil` at the end of the input.
  nonisolated static func nextLine() async -> String? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: readLine()) }
    }
  }
}
