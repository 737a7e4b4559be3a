import Trifecta
import TrifectaDebug

/// The failure messages of a test store: what happened, why, and what to do. Tests check their text.
enum Message {
  static func stateDiffers(after cause: ChangeCause, expected: Any, actual: Any) -> String {
    "The state after \(cause.name) is not the one the test expects: …\n\n\(difference(expected, actual))\(cause.explanation)"
  }

  static func stateDiffers(expected: Any, actual: Any, waiting: [Any]) -> String {
    let difference = "The state is not the one the test expects: …\n\n\(difference(expected, actual))"
    guard !waiting.isEmpty else { return difference }
    return """
      \(difference)

      These actions have not been received, so the state does not contain their changes: …

      \(list(waiting.map(describe)))

      Receive them first, or skip them with "skipReceivedActions".
      """
  }

  static func unassertedChange(by cause: ChangeCause, expected: Any, actual: Any) -> String {
    """
    \(cause.subject) changed the state, and the test expects no change: …

    \(difference(expected, actual))\(cause.explanation)
    """
  }

  static func nothingChanged(by cause: ChangeCause) -> String {
    """
    The test expects \(cause.name) to change the state, but it changed nothing.

    Remove the closure, or change the expected state in it.
    """
  }

  static func expectationThrew(_ error: any Error) -> String {
    "The closure that describes the expected change threw an error: \(error)"
  }

  static func unreceivedBeforeRestoration(_ waiting: [Any]) -> String {
    """
    The test restored the store before it received \(count(waiting, "action")) of effects: …

    \(list(waiting.map(describe)))

    Receive or skip these actions first. A store handles an action when an effect sends it, so they precede the snapshot.
    """
  }

  static func unreceivedBeforeSend(_ action: Any, _ waiting: [Any]) -> String {
    """
    The test sent \(brief(action)) before it received \(count(waiting, "action")) of effects: …

    \(list(waiting.map(describe)))

    Receive or skip these actions before sending another one.
    """
  }

  static func awake(_ sleeping: Int, expected: Int, after limit: Duration) -> String {
    """
    The test waits for the number of tasks that sleep on its clock to reach \(expected). After \(limit), it is \(sleeping).

    Wait for fewer tasks, or inject the clock into the code that should sleep on it.
    """
  }

  static func nothingArrived(awaited: String, skipped: [Any], running: [String]) -> String {
    let others = skipped.isEmpty ? "" : "\n\nSkipped: …\n\n\(list(skipped.map(describe)))"
    guard !running.isEmpty else {
      return "The test expects to receive \(awaited), but no effect that could send it is running.\(others)"
    }
    return """
      The test expects to receive \(awaited), but \(skipped.isEmpty ? "nothing" : "it has not") arrived. Running: …

      \(list(running.map { "effect \($0)" }))

      If an effect waits for a clock, advance the test's clock first.\(others)
      """
  }

  static func notYetReceived(awaited: String, skipped: [Any], next: Any) -> String {
    """
    The test expects to receive \(awaited), but it is not among the \(count(skipped, "action")) that the test skipped. \
    Effects still send more actions. The next one is \(describe(next)).

    An action whose effect immediately sends the same action again never ends. If the effects end, pass a longer "timeout".
    """
  }

  static func otherAction(expected: Any, actual: Any) -> String {
    "The test received a different action than it expects: …\n\n\(difference(expected, actual))"
  }

  static func otherCase(_ actual: Any, expected: String? = nil) -> String {
    let expected = expected.map { ", \($0)" } ?? ""
    return "The test received a different action than it expects\(expected): …\n\n\(list([describe(actual)]))"
  }

  static func noSideEffect(_ expected: String?, of place: String, waiting: [(value: Any, place: String)]) -> String {
    let expectation = "\(expected.map { "the side effect \($0)" } ?? "a side effect") of \(place)"
    guard !waiting.isEmpty else { return "The test expects \(expectation), but no side effect is waiting." }
    return """
      The test expects \(expectation), but only side effects of other features are waiting: …

      \(list(waiting.map { "\(describe($0.value)) of \($0.place)" }))

      Expect a child's side effects on the child, for example with "store.child(Parent.child).expectSideEffect(…)".
      """
  }

  static func otherSideEffect(expected: Any, actual: Any) -> String {
    "The next side effect is not the one the test expects: …\n\n\(difference(expected, actual))"
  }

  static func otherSideEffect(_ actual: Any) -> String {
    "The next side effect is not the one the test expects: …\n\n\(list([describe(actual)]))"
  }

  static func noDismissal(of place: String) -> String {
    "The test expects \(place) to request its dismissal, but it did not."
  }

  static func unexpected(dismissals places: [String]) -> String {
    """
    The test ended without expecting \(count(places, "dismissal")): …

    \(list(places.map { "of \($0)" }))

    Expect each of them with "expectDismiss".
    """
  }

  static func unreceived(_ actions: [Any]) -> String {
    """
    The test ended without receiving \(count(actions, "action")) of effects: …

    \(list(actions.map(describe)))

    Receive each of them.
    """
  }

  static func unexpected(_ sideEffects: [(value: Any, place: String)]) -> String {
    """
    The test ended without expecting \(count(sideEffects, "side effect")): …

    \(list(sideEffects.map { "\(describe($0.value)) of \($0.place)" }))

    Expect each of them.
    """
  }

  static func running(_ effects: [String]) -> String {
    """
    The test ended with \(count(effects, "effect")) still running: …

    \(list(effects.map { "effect \($0)" }))

    Let each effect end, for example by advancing the test's clock. Or cancel it, with the handle that "send" returns or \
    with an action that cancels its id. Or ignore it, with "skipInFlightEffects".
    """
  }

  static func nothingToSkip(_ thing: String) -> String {
    "There is nothing to skip: no \(thing).\n\nRemove the line that skips."
  }

  static func endless(_ next: Any, after count: Int) -> String {
    """
    After \(count) skipped actions, effects still send more. The next one is \(describe(next)). The waiting actions were dropped.

    An action whose effect immediately sends the same action again never ends.
    """
  }

  /// A value within a sentence, truncated to 120 characters.
  static func brief(_ value: Any) -> String {
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
