/// Starts a task on the main actor that runs up to its first suspension before this call returns.
///
/// Before iOS 26 and macOS 26 there is no such task: it starts soon after instead.
@MainActor
@inlinable
@inline(__always)
func startImmediately<Result: Sendable>(
  name: String?,
  priority: TaskPriority?,
  _ operation: sending @escaping @isolated(any) () async -> Result
) -> Task<Result, Never> {
  if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    if name == nil, priority == nil {
      Task.immediate(operation: operation)
    } else {
      Task.immediate(name: name, priority: priority, operation: operation)
    }
  } else {
    Task(name: name, priority: priority, operation: operation)
  }
}
