import Foundation

/// The lines that a person or a pipe gives to this process.
enum StandardInput {
  /// Reading blocks a thread. This one is its own, so that nothing else has to wait.
  private static let queue = DispatchQueue(label: "standard input")

  /// Waits for the next line, without its end. Bytes that are not UTF-8 are replaced. Cancelling does not end the wait.
  ///
  /// - Returns: `nil` at the end of the input.
  nonisolated static func nextLine() async -> String? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: readLine()) }
    }
  }
}
