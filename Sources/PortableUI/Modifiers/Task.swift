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

/// Runs a task for as long as a place is on screen and its id stays the same.
private final class TaskBehavior<Modified: View, ID: Equatable>: NodeBehavior {
  static var name: String { "task" }

  private var modifier: TaskModifier<ID>
  /// The id that this appearance's last task was started for.
  private var started: ID?
  /// That task, as long as it runs: one that has ended and is kept holds on to the memory that it ran in.
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
      // A task that was cancelled may have another in its place.
      if !Task.isCancelled { self?.task = nil }
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
