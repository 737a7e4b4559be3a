/// Where an effect waits until the test lets it go on. It does not react to cancellation.
@MainActor
final class Gate {
  private(set) var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []
  /// How many have come to the gate.
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
