import ViewGraph

struct ChangeModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let isInitial: Bool
  /// Whether a change runs the closure of the evaluation before it, with the values that it captured then.
  var runsPreviousAction = false
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

  /// The modifier of the latest evaluation.
  private var current: ChangeModifier<Value>
  /// What is to run when the place first appears.
  private var initial: ChangeModifier<Value>?
  private var isMounted = true

  init(_ modifier: ChangeModifier<Value>) {
    current = modifier
    initial = modifier.isInitial ? modifier : nil
  }

  var followsAppearance: Bool { initial != nil }

  func didUpdate(to content: ModifiedContent<Modified, ChangeModifier<Value>>, on node: Node) {
    let modifier = content.modifier
    // A place that is kept where nobody sees it begins, when it is first seen, with what is there then.
    if initial != nil, !node.isVisible { initial = modifier }
    let previous = current
    current = modifier
    guard modifier.value != previous.value else { return }
    let action = modifier.runsPreviousAction ? previous.action : modifier.action
    node.afterUpdate { [self] in
      // The place may have gone in the same update.
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
  /// The closure of the evaluation before the change runs, so that a capture list holds the old value: `{ [count] newCount in … }`.
  /// The forms with `initial` run the closure of the newest evaluation.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - action: is given the new value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: false, runsPreviousAction: true) { _, newValue in action(newValue) })
  }
}
