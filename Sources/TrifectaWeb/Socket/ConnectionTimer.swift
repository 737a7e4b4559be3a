import NIOCore

/// A timer of a connection that starts, restarts and stops in constant time, on the connection's event loop.
///
/// `Scheduled.cancel()` searches all scheduled tasks of the event loop. When a server with 10,000 connections stopped,
/// these searches took nine tenths of the processor time. Therefore this timer keeps its task scheduled when it is
/// stopped or restarted. A task that runs early schedules the next one, and a task of a stopped timer does
/// nothing. A stopped timer retains neither its action nor what the action uses.
final class ConnectionTimer {
  private let eventLoop: any EventLoop
  private var due: (time: NIODeadline, action: () -> Void)?
  /// The time of the scheduled task that checks the timer.
  private var check: NIODeadline?

  init(on eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
  }

  /// Whether the timer was started, and neither stopped nor due since then.
  var isRunning: Bool { due != nil }

  /// Calls a closure once after a delay. A running timer is restarted with the new delay and closure.
  func start(in delay: TimeAmount, _ action: @escaping () -> Void) {
    let time = eventLoop.now + delay
    due = (time, action)
    scheduleCheck(at: time)
  }

  func stop() {
    due = nil
  }

  private func scheduleCheck(at time: NIODeadline) {
    if let check, check <= time { return }
    check = time
    let timer = NIOLoopBound(self, eventLoop: eventLoop)
    eventLoop.scheduleTask(deadline: time) { timer.value.runCheck(of: time) }
  }

  private func runCheck(of time: NIODeadline) {
    // A task that was scheduled later, but for an earlier time, has replaced this one.
    guard time == check else { return }
    check = nil
    guard let due else { return }
    guard due.time <= time else { return scheduleCheck(at: due.time) }
    self.due = nil
    due.action()
  }
}
