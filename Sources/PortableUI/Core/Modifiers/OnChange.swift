import ViewGraph

struct ChangeModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let isInitial: Bool
  /// Whether to run the closure of the previous evaluation instead of the latest closure. The previous closure has
  /// captured the old values.
  var runsPreviousAction = false
  let action: @MainActor (_ oldValue: Value, _ newValue: Value) -> Void

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: ChangeBehavior(content.modifier)) { $0.content }
  }
}

/// Runs a closure when a value changes.
private final class ChangeBehavior<Modified: View, Value: Equatable>: NodeBehavior {
  static var name: String { "onChange" }

  /// The modifier of the latest evaluation.
  private var current: ChangeModifier<Value>
  /// The modifier whose action runs when the node first appears.
  private var initial: ChangeModifier<Value>?
  private var isMounted = true

  init(_ modifier: ChangeModifier<Value>) {
    current = modifier
    initial = modifier.isInitial ? modifier : nil
  }

  var followsAppearance: Bool { initial != nil }

  func isAppearanceSaved(hasAppeared: Bool) -> Bool { current.isInitial && initial == nil }

  func didRestoreAppearance() { initial = nil }

  func didUpdate(to content: ModifiedContent<Modified, ChangeModifier<Value>>, on node: Node) {
    let modifier = content.modifier
    // A node can be mounted before it appears. The initial action receives the value at the first appearance.
    if initial != nil, !node.isVisible { initial = modifier }
    let previous = current
    current = modifier
    guard modifier.value != previous.value else { return }
    let action = modifier.runsPreviousAction ? previous.action : modifier.action
    node.afterUpdate { [self] in
      // The node may have been unmounted in the same update.
      if isMounted { action(previous.value, modifier.value) }
    }
  }

  func didAppear(on node: Node) {
    guard let initial else { return }
    self.initial = nil
    initial.action(initial.value, initial.value)
  }

  func didUnmount(from node: Node) {
    isMounted = false
  }
}

extension View {
  /// Runs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: the value to observe.
  ///   - initial: whether to also run the action when the view first appears, with the current value as both the old
  ///     and the new value.
  ///   - action: receives the old and the new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: the value to observe.
  ///   - initial: whether to also run the action when the view first appears.
  ///   - action: the action.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action when a value changes.
  ///
  /// This overload runs the closure from the last evaluation of `body` before the change. A capture list therefore
  /// holds the old value: `{ [count] newCount in … }`. The overloads with `initial` run the closure of the latest
  /// evaluation.
  ///
  /// - Parameters:
  ///   - value: the value to observe.
  ///   - action: receives the new value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: false, runsPreviousAction: true) { _, newValue in action(newValue) })
  }
}
