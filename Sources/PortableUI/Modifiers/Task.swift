import ViewGraph

struct TaskModifier<ID: Equatable>: ViewModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: TaskBehavior()) { $0.content }
  }
}

/// Runs a task for as long as a place is on screen and its id stays the same.
private final class TaskBehavior<Modified: View, ID: Equatable>: NodeBehavior {
  private var id: ID?
  private var task: Task<Void, Never>?
  private var isMounted = true

  func didMount(_ content: ModifiedContent<Modified, TaskModifier<ID>>, on node: Node) {
    id = content.modifier.id
    start(content.modifier, on: node)
  }

  func didUpdate(to content: ModifiedContent<Modified, TaskModifier<ID>>, on node: Node) {
    guard content.modifier.id != id else { return }
    id = content.modifier.id
    start(content.modifier, on: node)
  }

  func didUnmount(from node: Node) {
    isMounted = false
    // At the same moment as closures of `onDisappear`, so that those of one view run in the order they are written in.
    node.afterUpdate { self.task?.cancel() }
  }

  private func start(_ modifier: TaskModifier<ID>, on node: Node) {
    node.afterUpdate { [self] in
      task?.cancel()
      // The place may have gone again before it was ever on screen.
      guard isMounted else { return }
      task = Task(priority: modifier.priority) { await modifier.action() }
    }
  }
}

extension View {
  /// Runs a task for as long as the view is on screen.
  ///
  /// - Parameters:
  ///   - priority: the task's.
  ///   - action: starts once for each appearance and is cancelled when the view has left the screen.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs a task for as long as the view is on screen and a value stays the same.
  ///
  /// - Parameters:
  ///   - id: the value. When it changes, the running task is cancelled and another started.
  ///   - priority: the task's.
  ///   - action: is cancelled when the view has left the screen.
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}
