import ViewGraph

/// A key for a value in a transaction.
public protocol TransactionKey<Value> {
  /// The type of the value.
  associatedtype Value
  /// The value of transactions that do not set a value.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// Creates a transaction.
  ///
  /// - Parameter animation: The animation for changes, or `nil` to show them immediately.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The animation for changes, or `nil` to show them immediately.
  public var animation: Animation? {
    get { timing.map(Animation.init) }
    set { timing = newValue?.timing }
  }

  /// Accesses the value for a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { self[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { self[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a closure to run after the changes of this transaction have been shown.
  ///
  /// - Parameters:
  ///   - criteria: When the animation counts as complete.
  ///   - completion: A closure that runs once.
  @MainActor
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
  ) {
    completions.append(AnimationCompletion(waitsForRest: criteria.waitsForRest, completion))
  }
}
