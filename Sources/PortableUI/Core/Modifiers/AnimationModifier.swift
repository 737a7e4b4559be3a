import ViewGraph

/// Modifies the transactions that update a view.
private struct TransactionModifier<Value: Equatable>: ViewModifier {
  /// The value whose changes the modification applies to; `nil` applies it to every transaction.
  let value: Value?
  let change: @MainActor (inout Transaction) -> Void

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    TransactionNode(content, in: context) {
      $0.content
    } rule: {
      TransactionRule(isUnconditional: $0.modifier.value == nil, change: $0.modifier.change)
    } isChange: {
      $0.modifier.value != $1.modifier.value
    }
  }
}

extension View {
  /// Animates the changes within this view that occur together with a change of a value.
  ///
  /// Each host decides which changes it animates. A browser animates insertions, removals, moves and style changes,
  /// unless the user prefers reduced motion. Other hosts show the changes immediately. If several animations apply to a
  /// view, the innermost animation takes precedence.
  ///
  /// - Parameters:
  ///   - animation: the animation; `nil` shows the changes immediately.
  ///   - value: the value to observe. If an update does not change the value, this modifier does not animate the
  ///     update.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(TransactionModifier(value: value) { $0.animate(animation) })
  }

  /// Animates all changes within this view, regardless of their cause.
  ///
  /// - Parameter animation: the animation; `nil` shows the changes immediately.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier<Never>(value: nil) { $0.animate(animation) })
  }

  /// Modifies every transaction that updates this view.
  ///
  /// - Parameter transform: modifies the inherited transaction.
  public func transaction(_ transform: @escaping @MainActor (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier<Never>(value: nil, change: transform))
  }

  /// Modifies the transactions that update this view together with a change of a value.
  ///
  /// - Parameters:
  ///   - value: the value to observe. If an update does not change the value, its transaction is not modified.
  ///   - transform: modifies the inherited transaction.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping @MainActor (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, change: transform))
  }
}

extension Transaction {
  /// Sets the animation, unless the transaction disables implicit animations.
  fileprivate mutating func animate(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

extension ViewModifier {
  /// Returns this modifier with an animation for its changes and for changes of the modified view.
  ///
  /// - Parameter animation: the animation; `nil` shows the changes immediately.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.animate(animation) }
  }

  /// Returns this modifier with a closure that changes the transactions of its updates and of updates of the modified
  /// view.
  ///
  /// - Parameter transform: modifies the inherited transaction.
  public func transaction(_ transform: @escaping @MainActor (inout Transaction) -> Void) -> some ViewModifier {
    JoinedModifier(inner: self, outer: TransactionModifier<Never>(value: nil, change: transform))
  }
}
