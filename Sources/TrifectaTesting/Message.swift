import Trifecta
import TrifectaDebug

/// The failure messages of a test store: what happened, why, and what to do. Tests check their text.
enum Message {
  static func stateDiffers(after action: Any, expected: Any, actual: Any) -> String {
    "The state after \(brief(action)) is not the one the test expects: …\n\n\(difference(expected, actual))"
  }

  static func stateDiffers(expected: Any, actual: Any, waiting: [Any]) -> String {
    let difference = "The state is not the one the test expects: …\n\n\(difference(expected, actual))"
    guard !waiting.isEmpty else { return difference }
    return """
      \(difference)

      What waits to be received is not reduced yet: …

      \(list(waiting.map(describe)))

      Receive it before, or skip it with "skipReceivedActions".
      """
  }

  static func unassertedChange(by action: Any, expected: Any, actual: Any) -> String {
    """
    The action \(brief(action)) changed the state, and the test expects no change: …

    \(difference(expected, actual))
    """
  }

  static func nothingChanged(by action: Any) -> String {
    """
    The test expects \(brief(action)) to change the state, and it changed nothing.

    Remove the closure, or make it state the change.
    """
  }

  static func expectationThrew(_ error: any Error) -> String {
    "The closure that states the expected change threw an error: \(error)"
  }

  static func unreceivedBeforeSend(_ action: Any, _ waiting: [Any]) -> String {
    """
    The test sent \(brief(action)) while \(count(waiting, "action")) of effects waited to be received: …

    \(list(waiting.map(describe)))

    Receive what waits before sending.
    """
  }

  static func awake(_ sleeping: Int, expected: Int, after limit: Duration) -> String {
    """
    The test waits for \(expected) to sleep by its clock, and after \(limit) \(sleeping) do.

    Ask for fewer, or give the clock to whatever is to wait by it.
    """
  }

  static func nothingArrived(awaited: String, skipped: [Any], running: [String]) -> String {
    let others = skipped.isEmpty ? "" : "\n\nSkipped: …\n\n\(list(skipped.map(describe)))"
    guard !running.isEmpty else {
      return "The test expects to receive \(awaited), and no effect is running that could send it.\(others)"
    }
    return """
      The test expects to receive \(awaited), and \(skipped.isEmpty ? "nothing" : "it has not") arrived. Running: …

      \(list(running.map { "effect \($0)" }))

      If an effect waits for a clock, advance the test's clock first.\(others)
      """
  }

  static func stillNotArrived(awaited: String, skipped: [Any], next: Any) -> String {
    """
    The test expects to receive \(awaited), and it is not among the \(count(skipped, "action")) that it skipped. Effects \
    still send more, the next being \(describe(next)).

    An action whose effect sends it again at once never ends. If this one does, wait longer, with "timeout".
    """
  }

  static func otherAction(expected: Any, actual: Any) -> String {
    "The test received another action than it expects: …\n\n\(difference(expected, actual))"
  }

  static func otherCase(_ actual: Any, expected: String? = nil) -> String {
    let expected = expected.map { ", \($0)" } ?? ""
    return "The test received another action than it expects\(expected): …\n\n\(list([describe(actual)]))"
  }

  static func noSideEffect(_ expected: String?, of place: String, waiting: [(value: Any, place: String)]) -> String {
    let expectation = "\(expected.map { "the side effect \($0)" } ?? "a side effect") of \(place)"
    guard !waiting.isEmpty else { return "The test expects \(expectation), and none waits to be delivered." }
    return """
      The test expects \(expectation), and only those of other places wait to be delivered: …

      \(list(waiting.map { "\(describe($0.value)) of \($0.place)" }))

      Those of a child are expected of the child, as in "store.child(Parent.child).expectSideEffect(…)".
      """
  }

  static func otherSideEffect(expected: Any, actual: Any) -> String {
    "The next side effect is not the one the test expects: …\n\n\(difference(expected, actual))"
  }

  static func otherSideEffect(_ actual: Any) -> String {
    "The next side effect is not the one the test expects: …\n\n\(list([describe(actual)]))"
  }

  static func noDismissal(of place: String) -> String {
    "The test expects \(place) to ask to be dismissed, and it has not."
  }

  static func unexpected(dismissals places: [String]) -> String {
    """
    At the end of the test \(count(places, "dismissal")) had not been expected: …

    \(list(places.map { "of \($0)" }))

    Expect each of them with "expectDismiss".
    """
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

    Let each end, for instance by advancing the test's clock; cancel it, with the handle that "send" returns or with an \
    action that cancels its id; or leave it to itself, with "skipInFlightEffects".
    """
  }

  static func nothingToSkip(_ thing: String) -> String {
    "There is nothing to skip: no \(thing).\n\nRemove the line that skips."
  }

  static func endless(_ next: Any, after count: Int) -> String {
    """
    After \(count) skipped actions effects still send more, the next being \(describe(next)). What waits was dropped.

    An action whose effect sends it again at once never ends.
    """
  }

  /// A value within a sentence, truncated to 120 characters.
  private static func brief(_ value: Any) -> String {
    let text = describe(value)
    return text.count <= 120 ? text : "\(text.prefix(119))…"
  }

  static func count(_ things: [Any], _ noun: String) -> String {
    "\(things.count) \(noun)\(things.count == 1 ? "" : "s")"
  }

  static func list(_ lines: [String]) -> String {
    lines.map { "  • \($0)" }.joined(separator: "\n")
  }

  static func difference(_ expected: Any, _ actual: Any) -> String {
    let difference = TrifectaDebug.difference(expected, actual) ?? "  (no difference that can be printed)"
    return indented(difference) + "\n\n(Expected: -, Actual: +)"
  }
}
