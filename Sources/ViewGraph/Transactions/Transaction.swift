import Elements

/// The context of a change during an update, in particular its animation.
///
/// It corresponds to SwiftUI's type of the same name.
public struct Transaction {
  /// The storage of all values. Most transactions are empty and are copied with every binding.
  private final class Storage {
    var animation: AnimationTiming?
    var disablesAnimations = false
    var values: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []

    init() {}

    init(copying other: Storage) {
      animation = other.animation
      disablesAnimations = other.disablesAnimations
      values = other.values
      completions = other.completions
    }
  }

  private var storage: Storage?

  /// Creates an empty transaction, whose changes are not animated.
  public init() {}

  /// Whether animations of `animation(_:value:)` are disabled.
  public var disablesAnimations: Bool {
    get { storage?.disablesAnimations ?? false }
    set { change { $0.disablesAnimations = newValue } }
  }

  /// The animation of the changes, or `nil` to show them without animation.
  package var timing: AnimationTiming? {
    get { storage?.animation }
    set {
      if storage == nil, newValue == nil { return }
      change { $0.animation = newValue }
    }
  }

  /// The completions that wait for the animations.
  package var completions: [AnimationCompletion] {
    get { storage?.completions ?? [] }
    set { change { $0.completions = newValue } }
  }

  /// The custom value for a key.
  package subscript(key: ObjectIdentifier) -> Any? {
    get { storage?.values[key] }
    set { change { $0.values[key] = newValue } }
  }

  /// Whether no value has been set in the transaction.
  package var isEmpty: Bool { storage == nil }

  /// Whether both transactions are known to be equal. Custom values and completions cannot be compared.
  package func isKnownEqual(to other: Transaction) -> Bool {
    if storage === other.storage { return true }
    guard values.isEmpty, other.values.isEmpty, completions.isEmpty, other.completions.isEmpty else { return false }
    return timing == other.timing && disablesAnimations == other.disablesAnimations
  }

  private var values: [ObjectIdentifier: Any] { storage?.values ?? [:] }

  /// The part of the transaction that hosts need.
  package var pass: PassTransaction { PassTransaction(animation: timing) }

  private mutating func change(_ body: (Storage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.map(Storage.init(copying:)) ?? Storage() }
    if let storage { body(storage) }
  }
}
