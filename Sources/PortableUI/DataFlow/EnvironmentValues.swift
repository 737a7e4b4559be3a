import ViewGraph

/// The name of a value in the environment, and its default.
public protocol EnvironmentKey<Value> {
  /// What the value is.
  associatedtype Value
  /// The value where no view has set one.
  static var defaultValue: Value { get }
}

/// The values that views give to the views below them.
///
/// Add one's own by a property that reads and writes `self[Key.self]`.
@MainActor @preconcurrency
public struct EnvironmentValues {
  private var writes: EnvironmentWrites

  /// Creates values that are all at their defaults.
  public init() {
    self.init(scope: nil)
  }

  package init(scope: EnvironmentScope?) {
    writes = EnvironmentWrites(inside: scope)
  }

  /// Calls `body` with the values as modifiers see them, to change them.
  static func change(_ writes: inout EnvironmentWrites, _ body: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues()
    swap(&values.writes, &writes)
    body(&values)
    swap(&values.writes, &writes)
  }

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(for: ObjectIdentifier(key)) ?? Key.defaultValue }
    set {
      writes.set(newValue, for: ObjectIdentifier(key)) { first, second in
        guard let first = first as? Key.Value, let second = second as? Key.Value else { return false }
        return areKnownEqual(first, second)
      }
    }
  }

  /// The nearest object of a type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? { value(for: ObjectIdentifier(type)) }

  /// Provides an object to those who ask for its type.
  mutating func provide<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    writes.set(object as Any, for: ObjectIdentifier(type)) { first, second in
      (first as? Object) === (second as? Object)
    }
  }

  /// Sets in `scope` what was set here.
  func apply(to scope: EnvironmentScope) { writes.apply(to: scope) }

  private func value<Value>(for key: ObjectIdentifier) -> Value? {
    // Looked up before it is cast: an absent value cast to an optional type would be a value, `nil`.
    guard let value = writes.value(for: key) else { return nil }
    return value as? Value
  }
}
