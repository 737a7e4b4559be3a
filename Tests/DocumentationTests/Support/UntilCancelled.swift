/// Waits until the task is cancelled.
func untilCancelled() async {
  await withTaskCancellationHandler {
    for await _ in AsyncStream<Never>.makeStream().stream {}
  } onCancel: {
  }
}
