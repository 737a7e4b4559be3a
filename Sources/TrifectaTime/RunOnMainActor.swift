#if canImport(Darwin)
  import Darwin
#endif

/// Runs `body` on the main actor: synchronously if the caller is on it, soon after otherwise. Used by deinits, which
/// run wherever the last reference is released.
package func runOnMainActor(_ body: @escaping @MainActor () -> Void) {
  #if canImport(Darwin)
    if pthread_main_np() != 0 {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  #else
    Task.immediate { @MainActor in body() }
  #endif
}
