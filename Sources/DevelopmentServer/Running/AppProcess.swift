import Foundation
import NIOConcurrencyHelpers

/// A running version of the program.
final class AppProcess: Sendable {
  /// How the program ended.
  struct End: Sendable {
    let status: Int32
    /// Whether a signal ended it.
    let isSignal: Bool
    /// The end of its standard error.
    let errorOutput: String
  }

  private let process = Process()
  private let tail = NIOLockedValueBox(Data())
  private let finished = NIOLockedValueBox<(end: End?, waiting: [CheckedContinuation<End, Never>])>((nil, []))

  /// The number of bytes of the standard error that are kept.
  private static let tailLength = 65_536

  /// The number of the process.
  var id: Int32 { process.processIdentifier }

  /// Starts a program. Its standard output is the one of this process.
  ///
  /// - Parameters:
  ///   - executable: The path of the program.
  ///   - arguments: The arguments of the program.
  ///   - folder: The working folder of the program.
  ///   - environment: The environment variables of the program.
  ///   - errorOutput: The file to which the program's standard error is copied.
  /// - Throws: An error if the program cannot be started.
  init(
    _ executable: String, arguments: [String], folder: String, environment: [String: String],
    errorOutput: FileHandle = .standardError
  ) throws {
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    let pipe = Pipe()
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    let output = DispatchGroup()
    // The program may end before its output is read.
    output.enter()
    process.terminationHandler = { [self] process in
      // A program that this one has started may keep the pipe open.
      _ = output.wait(timeout: .now() + 1)
      let end = End(
        status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
        errorOutput: tail.withLockedValue { String(decoding: $0, as: UTF8.self) })
      let waiting = finished.withLockedValue { state in
        state.end = end
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume(returning: end) }
    }
    do {
      try process.run()
    } catch {
      output.leave()
      throw error
    }
    let reader = pipe.fileHandleForReading
    DispatchQueue.global().async { [tail] in
      defer { output.leave() }
      while true {
        let part = reader.availableData
        if part.isEmpty { break }
        // The output may be a file on a full disk, or a closed pipe.
        try? errorOutput.write(contentsOf: part)
        tail.withLockedValue { $0 = ($0 + part).suffix(Self.tailLength) }
      }
      // Foundation keeps the pipe after the process has ended.
      try? reader.close()
    }
  }

  /// Waits until the program has ended.
  func end() async -> End {
    await withCheckedContinuation { continuation in
      let end = finished.withLockedValue { state in
        if state.end == nil { state.waiting.append(continuation) }
        return state.end
      }
      if let end { continuation.resume(returning: end) }
    }
  }

  /// Asks the program to end, and kills it if it has not ended after some time.
  func stop(within time: Duration = .seconds(5)) async {
    process.terminate()
    let killer = Task {
      guard (try? await Task.sleep(for: time)) != nil else { return }
      kill(id, SIGKILL)
    }
    _ = await end()
    killer.cancel()
  }
}
