import Foundation

/// Runs code on the main actor, at once where the caller already is on it.
///
/// Objects that views observe may announce changes from anywhere. The runtime offers no question "is this the main
/// actor?", and off Apple's platforms the main actor need not run on the main thread. So a graph marks the thread on which it
/// runs views and their closures; an announcement from that thread, or from the main thread, comes from the main actor.
package enum MainThread {
  /// Where each thread keeps whether it is inside ``running(_:)``: any value but `nil` says so.
  private static let mark: pthread_key_t = {
    var key = pthread_key_t()
    // It fails only where a process has used up its keys, of which it has at least 128.
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "The system has no room for another value per thread (error \(status)).")
    return key
  }()

  /// Marks this thread, while `body` runs, as being on the main actor.
  @MainActor
  static func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(mark)
    pthread_setspecific(mark, UnsafeRawPointer(bitPattern: 1))
    defer { pthread_setspecific(mark, outer) }
    return try body()
  }

  /// Runs `operation` before returning if the caller is known to be on the main actor, and soon afterwards otherwise.
  package static func perform(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if pthread_getspecific(mark) != nil || Thread.isMainThread {
      MainActor.assumeIsolated(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }
}
