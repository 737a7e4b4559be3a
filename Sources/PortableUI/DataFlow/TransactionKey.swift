import ViewGraph

/// The name of a value in a transaction, and its default.
public protocol TransactionKey<Value> {
  /// What the value is.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// Creates a transaction.
  ///
  /// - Parameter animation: how changes are shown; `nil` shows them at once.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// How changes are shown; `nil` shows them at once.
  public var animation: Animation? {
    get { timing.map(Animation.init) }
    set { timing = newValue?.timing }
  }

  /// The value for a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { self[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { self[ObjectIdentifier(key)] = newValue }
  }

  /// Has a closure run when the changes made under this transaction have been shown.
  ///
  /// - Parameters:
  ///   - criteria: when they count as shown.
  ///   - completion: runs once, when the transaction has been used.
  @MainActor
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
  ) {
    completions.append(AnimationCompletion(waitsForRest: criteria.waitsForRest, completion))
  }
}
