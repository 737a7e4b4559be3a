import ViewGraph

struct TaskModifier<ID: Equatable>: ViewModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: TaskBehavior(content.modifier)) { $0.content }
  }
}

/// Runs a task while a node is on screen, and restarts it when the identifier changes.
private final class TaskBehavior<Modified: View, ID: Equatable>: NodeBehavior {
  static var name: String { "task" }

  private var modifier: TaskModifier<ID>
  /// The identifier with which the latest task was started; `nil` while the node is not on screen.
  private var started: ID?
  /// The running task. The reference is removed when the task finishes, because a retained task keeps its memory
  /// allocated.
  private var task: Task<Void, Never>?

  init(_ modifier: TaskModifier<ID>) {
    self.modifier = modifier
  }

  func didUpdate(to content: ModifiedContent<Modified, TaskModifier<ID>>, on node: Node) {
    let isSame = content.modifier.id == modifier.id
    modifier = content.modifier
    guard !isSame else { return }
    node.afterUpdate { [self] in
      if let started, started != modifier.id { start() }
    }
  }

  func didAppear(on node: Node) {
    start()
  }

  func didDisappear(from node: Node) {
    task?.cancel()
    task = nil
    started = nil
  }

  private func start() {
    task?.cancel()
    started = modifier.id
    let action = modifier.action
    task = Task(priority: modifier.priority) { [weak self] in
      await action()
      // If this task was cancelled, `self.task` may already be its successor.
      if !Task.isCancelled { self?.task = nil }
    }
  }
}

extension View {
  /// Runs a task while the view is on screen.
  ///
  /// - Parameters:
  ///   - priority: the priority of the task.
  ///   - action: the action. It starts each time the view appears, and is cancelled when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs a task while the view is on screen, and restarts it when a value changes.
  ///
  /// - Parameters:
  ///   - id: the value to observe. When it changes, the running task is cancelled and a new one starts.
  ///   - priority: the priority of the task.
  ///   - action: the action. It starts each time the view appears, and is cancelled when the view disappears.
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}
