import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock of a file between processes. It ends with the process.
final class BuildLock: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Opens the file, and creates it if it does not exist.
  ///
  /// - Returns: `nil` if it cannot be opened, for example because the folder cannot be written.
  init?(_ path: String) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Locks the file, if no other process has locked it.
  func tryLock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Unlocks the file.
  func unlock() { flock(descriptor, LOCK_UN) }

  /// Writes the number of this process to the file, for messages of other processes.
  func writeProcess() {
    let text = Array("\(getpid())".utf8)
    _ = ftruncate(descriptor, 0)
    _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// The number of the process that has written to the file; `nil` if there is none.
  var process: Int32? {
    (try? String(contentsOfFile: path, encoding: .utf8)).flatMap {
      Int32($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// Locks the file when no other process has locked it.
  ///
  /// - Parameter onWait: Called once if another process has locked it.
  /// - Throws: A `CancellationError` if the task is cancelled.
  func lock(onWait: @Sendable () -> Void) async throws {
    guard !tryLock() else { return }
    onWait()
    while !tryLock() { try await Task.sleep(for: .milliseconds(50)) }
  }
}
