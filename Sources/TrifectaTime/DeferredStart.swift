import Foundation

/// Starts effects on systems where tasks cannot start immediately: before iOS 26 and macOS 26. Counts the tasks of a
/// store that were created but have not begun.
///
/// The tasks begin in the order of their creation, each when the main actor becomes free. The article "When effects
/// start" describes the difference for features.
@MainActor
@usableFromInline
package final class DeferredStart {
  #if DEBUG
    /// Whether tasks start later even on systems where they could start immediately, so that tests can run in both
    /// modes on one machine. The variable is read once. Release builds ignore it.
    @usableFromInline
    static let isForced = ProcessInfo.processInfo.environment["TRIFECTA_EFFECTS_START"] == "soon"
  #endif

  /// The counter for the tasks of all stores.
  package static let all = DeferredStart()

  private var pending = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Creates the counter of one store.
  package init() {}

  /// Whether effects start soon after the action was handled, rather than immediately.
  package static var isUsed: Bool {
    #if DEBUG
      if isForced { return true }
    #endif
    return if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) { false } else { true }
  }

  /// Creates a task that starts when the main actor becomes free.
  ///
  /// - Parameters:
  ///   - options: the name and priority of the task.
  ///   - starts: the counter of the store that creates the task.
  ///   - operation: the work of the task.
  @usableFromInline
  static func start<Result: Sendable>(
    _ options: TaskOptions?,
    _ starts: DeferredStart?,
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

  /// Waits until the created tasks have run up to their first suspension. Tasks that these tasks create, such as the
  /// next effect of a `concatenate`, are waited for too.
  ///
  /// Test stores and test clocks call it, so that a test gets the same results on every system.
  ///
  /// - Parameter turns: the maximum number of successive waits. Each wait covers the tasks that the tasks of the
  ///   previous wait created.
  package func finish(atMost turns: Int = .max) async {
    var turns = turns
    while pending > 0, turns > 0 {
      turns -= 1
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  /// Records that a task begins. The waiters are enqueued on the main actor here, so they continue only after this task
  /// has suspended or ended.
  private func began() {
    pending -= 1
    guard pending == 0 else { return }
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }
}
