import Elements

/// What is to be known of a change while the screen is brought up to date: above all how it is animated.
///
/// After SwiftUI's type of the same name.
public struct Transaction {
  /// All that was set. Most transactions have nothing, and are copied with every binding.
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

  /// Creates a transaction that says nothing: changes are shown at once.
  public init() {}

  /// Whether animations that views ask for with `animation(_:value:)` are left out.
  public var disablesAnimations: Bool {
    get { storage?.disablesAnimations ?? false }
    set { change { $0.disablesAnimations = newValue } }
  }

  /// How changes are shown over time; `nil` shows them at once.
  package var timing: AnimationTiming? {
    get { storage?.animation }
    set {
      if storage == nil, newValue == nil { return }
      change { $0.animation = newValue }
    }
  }

  /// What waits for the animations to end.
  package var completions: [AnimationCompletion] {
    get { storage?.completions ?? [] }
    set { change { $0.completions = newValue } }
  }

  /// A value that a program has put into the transaction under a key of its own.
  package subscript(key: ObjectIdentifier) -> Any? {
    get { storage?.values[key] }
    set { change { $0.values[key] = newValue } }
  }

  /// Whether nothing was ever set.
  package var isEmpty: Bool { storage == nil }

  /// Whether both say the same. Values of a program's own cannot be compared, nor can completions.
  package func isKnownEqual(to other: Transaction) -> Bool {
    if storage === other.storage { return true }
    guard values.isEmpty, other.values.isEmpty, completions.isEmpty, other.completions.isEmpty else { return false }
    return timing == other.timing && disablesAnimations == other.disablesAnimations
  }

  private var values: [ObjectIdentifier: Any] { storage?.values ?? [:] }

  /// What hosts see of it.
  package var pass: PassTransaction { PassTransaction(animation: timing) }

  private mutating func change(_ body: (Storage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.map(Storage.init(copying:)) ?? Storage() }
    if let storage { body(storage) }
  }
}
