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
@MainActor
public struct EnvironmentValues {
  private struct Write {
    let key: ObjectIdentifier
    let value: Any
    let areEqual: (Any, Any) -> Bool
  }

  private let scope: EnvironmentScope?
  private var writes: [Write] = []

  /// Creates values that are all at their defaults.
  public init() {
    scope = nil
  }

  package init(scope: EnvironmentScope?) {
    self.scope = scope
  }

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(for: ObjectIdentifier(key)) ?? Key.defaultValue }
    set {
      write(newValue, for: ObjectIdentifier(key)) { first, second in
        guard let first = first as? Key.Value, let second = second as? Key.Value else { return false }
        return areKnownEqual(first, second)
      }
    }
  }

  /// The nearest object of a type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? { value(for: ObjectIdentifier(type)) }

  /// Provides an object to those who ask for its type.
  mutating func provide<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    write(object as Any, for: ObjectIdentifier(type)) { first, second in
      (first as? Object) === (second as? Object)
    }
  }

  /// Sets in `scope` what was written here.
  package func apply(to scope: EnvironmentScope) {
    for write in writes { scope.set(write.value, for: write.key, areEqual: write.areEqual) }
  }

  private func value<Value>(for key: ObjectIdentifier) -> Value? {
    for write in writes where write.key == key { return write.value as? Value }
    // Looked up before it is cast: an absent value cast to an optional type would be a value, `nil`.
    guard let value = scope?.value(for: key) else { return nil }
    return value as? Value
  }

  private mutating func write(_ value: Any, for key: ObjectIdentifier, areEqual: @escaping (Any, Any) -> Bool) {
    let new = Write(key: key, value: value, areEqual: areEqual)
    for index in writes.indices where writes[index].key == key {
      writes[index] = new
      return
    }
    writes.append(new)
  }
}
