import Foundation

/// How effects start where no task can start at once: before iOS 26 and macOS 26. Counts the tasks of a store that were
/// asked for and have not begun.
///
/// The tasks begin in the order in which they were asked for, each when the main actor has done what it was doing. What
/// differs for features is described in the article "When effects start".
@MainActor
@usableFromInline
package final class SoonStart {
  #if DEBUG
    /// Whether effects start soon also where they could start at once, so that tests can be run in both ways on one
    /// machine. Read once; release builds have no such switch.
    @usableFromInline
    static let isForced = ProcessInfo.processInfo.environment["TRIFECTA_EFFECTS_START"] == "soon"
  #endif

  /// The tasks of all stores.
  package static let all = SoonStart()

  private var pending = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Creates the count of one store.
  package init() {}

  /// Whether effects start soon after the action was handled, and not before.
  package static var isUsed: Bool {
    #if DEBUG
      if isForced { return true }
    #endif
    return if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) { false } else { true }
  }

  /// Starts a task soon.
  ///
  /// - Parameters:
  ///   - options: what is asked of the task.
  ///   - starts: the tasks of the store that asks for it.
  ///   - operation: what it does.
  @usableFromInline
  static func start<Result: Sendable>(
    _ options: TaskOptions?,
    _ starts: SoonStart?,
    _ operation: sending @escaping @isolated(any) () async -> Result
  ) -> Task<Result, Never> {
    all.pending += 1
    starts?.pending += 1
    return Task(name: options?.name, priority: options?.priority) { @MainActor in
      all.began()
      starts?.began()
      return await operation()
    }
  }

  /// Waits until the tasks that were asked for have run up to their first suspension, and those that they have started,
  /// such as the next in a `concatenate`.
  ///
  /// Test stores and test clocks wait for it, so that a test finds the same wherever it runs.
  ///
  /// - Parameter turns: how many tasks that start each other are waited for at most.
  package func finish(atMost turns: Int = .max) async {
    var turns = turns
    while pending > 0, turns > 0 {
      turns -= 1
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  /// Whoever waits goes on behind the task that begins here, in the main actor's queue: when it has suspended or ended.
  private func began() {
    pending -= 1
    guard pending == 0 else { return }
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }
}
