extension Never {
  /// Suspends until the task is cancelled.
  static func finish() async {
    let stream = AsyncStream<Void> { _ in }
    for await _ in stream {}
  }
}
