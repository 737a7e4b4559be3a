/// A gate at which effects wait until the test opens it. Waiting ignores cancellation.
@MainActor
final class Gate {
  private(set) var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []
  /// The number of effects that have arrived at the gate.
  private(set) var arrivals = 0

  func wait() async {
    arrivals += 1
    guard !isOpen else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  func open() {
    isOpen = true
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}

/// Waits until the task is cancelled.
func untilCancelled() async {
  await withTaskCancellationHandler {
    for await _ in AsyncStream<Never>.makeStream().stream {}
  } onCancel: {
  }
}
