/// The name and priority of an effect's task. Most effects specify neither.
@usableFromInline
package final class TaskOptions: Sendable {
  @usableFromInline package let name: String?
  @usableFromInline package let priority: TaskPriority?

  @usableFromInline
  package init(name: String?, priority: TaskPriority?) {
    self.name = name
    self.priority = priority
  }
}

/// Starts a task on the main actor that runs up to its first suspension before this call returns.
///
/// Before iOS 26 and macOS 26, tasks cannot start immediately; there, the task starts soon after the call. See
/// ``DeferredStart``.
///
/// - Parameters:
///   - options: the name and priority of the task.
///   - starts: the store's tasks that have not begun, on systems where tasks do not start immediately.
///   - operation: the work of the task.
@MainActor
@inlinable
@inline(__always)
package func startImmediately<Result: Sendable>(
  _ options: TaskOptions?,
  _ starts: DeferredStart?,
  _ operation: sending @escaping @isolated(any) () async -> Result
) -> Task<Result, Never> {
  #if DEBUG
    if DeferredStart.isForced { return DeferredStart.start(options, starts, operation) }
  #endif
  if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    return if let options {
      Task.immediate(name: options.name, priority: options.priority, operation: operation)
    } else {
      // The options are constants here, so the compiler omits the task options record. The runtime would look up that
      // record at each suspension.
      Task.immediate(operation: operation)
    }
  } else {
    return DeferredStart.start(options, starts, operation)
  }
}
