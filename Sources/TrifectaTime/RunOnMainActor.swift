#if canImport(Darwin)
  import Darwin
#endif

/// Runs `body` on the main actor: synchronously if the caller is on the main actor, otherwise soon after. Deinits use
/// it, because a deinit runs on the thread that released the last reference.
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
