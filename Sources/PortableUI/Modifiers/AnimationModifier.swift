import ViewGraph

/// Changes the transactions of a view.
private struct TransactionModifier<Value: Equatable>: ViewModifier {
  /// What the change depends on; `nil` makes it for each transaction.
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
  /// Animates what changes inside of this view together with a value.
  ///
  /// Hosts decide what they can show of it: a browser animates what appears, disappears, moves and changes its looks, unless
  /// the person prefers less motion; others show the changes at once. Of two animations of one view the inner counts.
  ///
  /// - Parameters:
  ///   - animation: how; `nil` shows the changes at once.
  ///   - value: what the changes depend on. Those that come while it stays the same are not animated by this.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(TransactionModifier(value: value) { $0.animate(animation) })
  }

  /// Animates all that changes inside of this view.
  ///
  /// - Parameter animation: how; `nil` shows changes at once.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier<Never>(value: nil) { $0.animate(animation) })
  }

  /// Changes the transaction under which this view is brought up to date, whatever has changed.
  ///
  /// - Parameter transform: is given the transaction as it comes from further up.
  public func transaction(_ transform: @escaping @MainActor (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier<Never>(value: nil, change: transform))
  }

  /// Changes the transaction under which this view is brought up to date together with a value.
  ///
  /// - Parameters:
  ///   - value: what it depends on. Where it stays the same, the transaction does as well.
  ///   - transform: is given the transaction as it comes from further up.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping @MainActor (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, change: transform))
  }
}

extension Transaction {
  /// Sets the animation, unless none is wanted that was not asked for with `withAnimation`.
  fileprivate mutating func animate(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

extension ViewModifier {
  /// This modifier, whose changes are animated, with those of what it modifies.
  ///
  /// - Parameter animation: how; `nil` shows changes at once.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.animate(animation) }
  }

  /// This modifier, brought up to date under another transaction, with what it modifies.
  ///
  /// - Parameter transform: is given the transaction as it comes from further up.
  public func transaction(_ transform: @escaping @MainActor (inout Transaction) -> Void) -> some ViewModifier {
    JoinedModifier(inner: self, outer: TransactionModifier<Never>(value: nil, change: transform))
  }
}
