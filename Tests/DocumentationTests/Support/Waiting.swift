/// Waits until the task is cancelled.
func untilCancelled() async {
  await withTaskCancellationHandler {
    for await _ in AsyncStream<Never>.makeStream().stream {}
  } onCancel: {
  }
}

/// Lets other tasks run until a condition holds. It gives up in the end, so that a broken test fails and does not hang.
@MainActor
func settle(_ condition: () -> Bool) async {
  for _ in 0..<10_000 where !condition() { await Task.yield() }
}
