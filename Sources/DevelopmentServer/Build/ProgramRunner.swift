import Foundation

/// The result of a program that has ended.
struct ProgramResult: Sendable {
  /// The exit status; the number of the signal if a signal ended the program.
  let status: Int32
  /// The standard output and the standard error.
  let output: String
}

/// Runs programs.
struct ProgramRunner: Sendable {
  /// The working folder of the programs.
  let folder: String

  /// Runs a program until it ends. If the task is cancelled, the program and those that it has started are killed.
  ///
  /// - Parameters:
  ///   - arguments: The program, which is searched in `PATH` if it has no slash, and its arguments.
  ///   - onOutput: Called on another thread with each part of the output when it is printed.
  /// - Throws: An error if the program cannot be started.
  func run(
    _ arguments: [String], onOutput: (@Sendable (Data) -> Void)? = nil
  ) async throws -> ProgramResult {
    let process = Process()
    let isPath = arguments[0].contains("/")
    process.executableURL = URL(fileURLWithPath: isPath ? arguments[0] : "/usr/bin/env")
    process.arguments = isPath ? Array(arguments.dropFirst()) : arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let ended = AsyncStream<Int32>.makeStream()
    process.terminationHandler = {
      ended.continuation.yield($0.terminationStatus)
      ended.continuation.finish()
    }
    try process.run()
    let reader = pipe.fileHandleForReading
    // The process is the leader of a process group, which contains the programs that it starts.
    let group = -process.processIdentifier
    // The output ends when all programs that write to it have ended.
    let output = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          var output = Data()
          while true {
            let part = reader.availableData
            if part.isEmpty { break }
            output += part
            onOutput?(part)
          }
          // Foundation keeps the pipe after the process has ended.
          try? reader.close()
          continuation.resume(returning: output)
        }
      }
    } onCancel: {
      kill(group, SIGKILL)
    }
    var status: Int32 = -1
    for await value in ended.stream { status = value }
    return ProgramResult(status: status, output: String(decoding: output, as: UTF8.self))
  }
}
