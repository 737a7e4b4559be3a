import Elements
import HostKit
import PortableUI
import ViewGraph

/// The host of a screen under test. It records requests for a turn, and resumes the tasks that wait for one.
@MainActor
final class TestHost: GraphHost {
  /// The animated changes since the last action began.
  var animatedChanges: [AnimatedChange] = []
  let scroller = RowScroller(visibleCount: Screen.visibleRowCount)
  /// The focus that the app has requested and that is not applied yet.
  private var wantedFocus: Int??
  private var isTurnWanted = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func graphNeedsTurn(_ graph: Graph) {
    isTurnWanted = true
    wake()
  }

  func graph(_ graph: Graph, didCommit commit: Commit) {
    for case .focus(let id) in commit.commands { wantedFocus = .some(id) }
    scroller.perform(commit, in: graph)
    for pass in commit.passes {
      guard let timing = pass.transaction.animation else { continue }
      animatedChanges += pass.mutations.map { AnimatedChange($0, Animation(timing)) }
    }
  }

  /// Returns and clears the requested focus.
  func takeFocus() -> Int?? {
    defer { wantedFocus = nil }
    return wantedFocus
  }

  /// Returns whether a turn was requested since the last call.
  func takeRequest() -> Bool {
    defer { isTurnWanted = false }
    return isTurnWanted
  }

  /// Waits until a turn is requested, the deadline has passed, or the task is cancelled.
  func nextRequest(until deadline: ContinuousClock.Instant) async {
    guard !isTurnWanted else { return }
    let alarm = Task {
      // A cancelled alarm wakes nothing, because the next wait may have begun.
      guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
      wake()
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in wake() }
    }
    alarm.cancel()
  }

  private func wake() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
