import ViewGraph

struct ChangeModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (_ oldValue: Value, _ newValue: Value) -> Void

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: ChangeBehavior(content.modifier.value)) { $0.content }
  }
}

/// Runs a closure when a value has become another.
private final class ChangeBehavior<Modified: View, Value: Equatable>: NodeBehavior {
  private var value: Value
  private var isMounted = true

  init(_ value: Value) {
    self.value = value
  }

  func didMount(_ content: ModifiedContent<Modified, ChangeModifier<Value>>, on node: Node) {
    guard content.modifier.isInitial else { return }
    let modifier = content.modifier
    run({ modifier.action(modifier.value, modifier.value) }, on: node)
  }

  func didUpdate(to content: ModifiedContent<Modified, ChangeModifier<Value>>, on node: Node) {
    let modifier = content.modifier
    guard modifier.value != value else { return }
    let oldValue = value
    value = modifier.value
    run({ modifier.action(oldValue, modifier.value) }, on: node)
  }

  func didUnmount(from node: Node) {
    isMounted = false
  }

  private func run(_ action: @escaping @MainActor () -> Void, on node: Node) {
    node.afterUpdate { [self] in
      // The place may have gone in the same update.
      if isMounted { action() }
    }
  }
}

extension View {
  /// Runs an action when a value has become another.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - initial: whether to run it also when the view first appears, with the value as both the old and the new one.
  ///   - action: is given the old value and the new one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value has become another.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - initial: whether to run it also when the view first appears.
  ///   - action: what to do.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action when a value has become another.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - action: is given the new value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, newValue in action(newValue) })
  }
}
