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
    get { writes.value(for: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { writes.set(newValue, for: ObjectIdentifier(key)) { areKnownEqual($0, $1) } }
  }

  /// The nearest object of a type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    writes.value(for: objectKey(of: type), as: Object?.self) ?? nil
  }

  /// Provides an object to those who ask for its type.
  mutating func provide<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    writes.set(object, for: objectKey(of: type)) { $0 === $1 }
  }

  /// Sets in `scope` what was set here.
  func apply(to scope: EnvironmentScope) { writes.apply(to: scope) }
}

/// Tells objects of a type from values whose key happens to be that type.
private enum ObjectKey<Object> {}

private func objectKey<Object>(of type: Object.Type) -> ObjectIdentifier { ObjectIdentifier(ObjectKey<Object>.self) }

extension EnvironmentScope {
  /// The nearest object that was provided to those who ask for the type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    value(for: objectKey(of: type), as: Object?.self) ?? nil
  }
}
