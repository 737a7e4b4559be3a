#if canImport(Darwin)
  import Darwin
#endif

/// Runs `body` on the main actor: before this call returns if the caller is there, soon after if not. For deinits, which
/// run wherever the last owner lets go.
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
