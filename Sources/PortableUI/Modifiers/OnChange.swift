import ViewGraph

struct ChangeModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (_ oldValue: Value, _ newValue: Value) -> Void

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: ChangeBehavior(content.modifier)) { $0.content }
  }
}

/// Runs a closure when a value has become another.
private final class ChangeBehavior<Modified: View, Value: Equatable>: NodeBehavior {
  static var name: String { "onChange" }

  private var value: Value
  /// What is to run when the place first appears.
  private var initial: ChangeModifier<Value>?
  private var isMounted = true

  init(_ modifier: ChangeModifier<Value>) {
    value = modifier.value
    initial = modifier.isInitial ? modifier : nil
  }

  var followsAppearance: Bool { initial != nil }

  func didUpdate(to content: ModifiedContent<Modified, ChangeModifier<Value>>, on node: Node) {
    let modifier = content.modifier
    // A place that is kept where nobody sees it begins, when it is first seen, with what is there then.
    if initial != nil, !node.isVisible { initial = modifier }
    guard modifier.value != value else { return }
    let oldValue = value
    value = modifier.value
    node.afterUpdate { [self] in
      // The place may have gone in the same update.
      if isMounted { modifier.action(oldValue, modifier.value) }
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
