import Foundation

/// The part of a program's standard error that explains why it ended.
struct CrashReport: Equatable, Sendable {
  let title: String
  let text: String

  /// Finds the message and the backtrace of a crash.
  ///
  /// - Parameter end: How the program ended.
  init(_ end: AppProcess.End) {
    self.init(status: end.status, isSignal: end.isSignal, errorOutput: end.errorOutput)
  }

  init(status: Int32, isSignal: Bool, errorOutput: String) {
    title =
      isSignal
      ? "The app crashed: \(String(cString: strsignal(status)))" : "The app ended with the exit status \(status)"
    let lines = errorOutput.split(separator: "\n", omittingEmptySubsequences: false)
    // The runtime prints the message, and then the backtrace after a line with `Program crashed`.
    let start = lines.firstIndex { $0.contains("Fatal error") || $0.contains("Program crashed") }
    let relevant = start.map { lines[$0...] } ?? lines.suffix(Self.lineLimit)
    text = relevant.prefix(Self.lineLimit).joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let lineLimit = 80

  /// The environment variable with which the Swift runtime prints a backtrace of the crashed thread to the standard
  /// error.
  static let backtraceSetting =
    "enable=yes,color=no,interactive=no,output-to=stderr,threads=crashed,registers=none,images=none,cache=no,limit=32,sanitize=no"
}
