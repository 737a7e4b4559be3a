import CustomDump

/// The texts of a test store's failures: what happened, why, and what to do. Tests pin them.
enum Message {
  static func stateDiffers(after action: Any, expected: Any, actual: Any) -> String {
    "The state after \(describe(action)) is not the one the test expects: …\n\n\(difference(expected, actual))"
  }

  static func unassertedChange(by action: Any, expected: Any, actual: Any) -> String {
    """
    The action \(describe(action)) changed the state, and the test expects no change: …

    \(difference(expected, actual))
    """
  }

  static func nothingChanged(by action: Any) -> String {
    """
    The test expects \(describe(action)) to change the state, and it changed nothing.

    Remove the closure, or make it state the change.
    """
  }

  static func expectationThrew(_ error: any Error) -> String {
    "The closure that states the expected change threw an error: \(error)"
  }

  static func unreceivedBeforeSend(_ action: Any, _ waiting: [Any]) -> String {
    """
    The test sent \(describe(action)) while \(count(waiting, "action")) of effects waited to be received: …

    \(list(waiting.map(describe)))

    Receive what waits before sending.
    """
  }

  static func nothingArrived(awaited: String, running: [String]) -> String {
    guard !running.isEmpty else {
      return """
        The test expects to receive \(awaited), and no effect is running that could send it.
        """
    }
    return """
      The test expects to receive \(awaited), and nothing arrived. Running: …

      \(list(running.map { "effect \($0)" }))

      If an effect waits for a clock, advance the test's clock first.
      """
  }

  static func otherAction(expected: Any, actual: Any) -> String {
    "The test received another action than it expects: …\n\n\(difference(expected, actual))"
  }

  static func otherCase(_ actual: Any) -> String {
    "The test received another action than it expects: …\n\n\(list([describe(actual)]))"
  }

  static func noSideEffect(_ expected: Any) -> String {
    "The test expects the side effect \(describe(expected)), and none waits to be delivered."
  }

  static func otherSideEffect(expected: Any, actual: Any) -> String {
    "The next side effect is not the one the test expects: …\n\n\(difference(expected, actual))"
  }

  static func unreceived(_ actions: [Any]) -> String {
    """
    At the end of the test \(count(actions, "action")) of effects had not been received: …

    \(list(actions.map(describe)))

    Receive each of them.
    """
  }

  static func unexpected(_ sideEffects: [(value: Any, place: String)]) -> String {
    """
    At the end of the test \(count(sideEffects, "side effect")) had not been expected: …

    \(list(sideEffects.map { "\(describe($0.value)) of \($0.place)" }))

    Expect each of them.
    """
  }

  static func running(_ effects: [String]) -> String {
    """
    At the end of the test \(count(effects, "effect")) still ran: …

    \(list(effects.map { "effect \($0)" }))

    Let each end, or cancel it: with the handle that "send" returns, or with an action that cancels its id.
    """
  }

  private static func count(_ things: [Any], _ noun: String) -> String {
    "\(things.count) \(noun)\(things.count == 1 ? "" : "s")"
  }

  private static func list(_ lines: [String]) -> String {
    lines.map { "  • \($0)" }.joined(separator: "\n")
  }

  private static func difference(_ expected: Any, _ actual: Any) -> String {
    let difference = diff(expected, actual) ?? "  (no difference that can be printed)"
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    return lines.joined(separator: "\n") + "\n\n(Expected: -, Actual: +)"
  }
}
