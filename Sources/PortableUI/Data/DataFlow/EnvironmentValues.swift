import ViewGraph

/// A key for a value in the environment.
public protocol EnvironmentKey<Value> {
  /// The type of the value.
  associatedtype Value
  /// The value if no ancestor sets a value for the key.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from its ancestors.
///
/// To add a value, define a property that reads and writes `self[Key.self]`.
public struct EnvironmentValues {
  private var writes: EnvironmentWrites

  /// Creates an environment in which every value is the default.
  public init() {
    self.init(scope: nil)
  }

  package init(scope: EnvironmentScope?) {
    writes = EnvironmentWrites(inside: scope)
  }

  /// Calls `body` with the environment values that include the writes of a modifier so far. Changes that `body` makes
  /// are added to `writes`.
  @MainActor
  package static func change(_ writes: inout EnvironmentWrites, _ body: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues()
    swap(&values.writes, &writes)
    body(&values)
    swap(&values.writes, &writes)
  }

  /// Accesses the value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let found = writes.find(ObjectIdentifier(key)) else { return Key.defaultValue }
      return found.value()
    }
    set { writes.set(newValue, for: ObjectIdentifier(key)) { areKnownEqual($0, $1) } }
  }

  /// Returns the nearest object of a type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    writes.value(for: objectKey(of: type), as: Object?.self) ?? nil
  }

  /// Provides an object to readers of its type.
  package mutating func provide<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    writes.set(object, for: objectKey(of: type)) { $0 === $1 }
  }

  /// Applies the values set here to `scope`.
  @MainActor
  package func apply(to scope: EnvironmentScope) { writes.apply(to: scope) }
}

/// A key for objects of a type. A separate type is needed because `Object` itself may be the `EnvironmentKey` of a
/// value.
private enum ObjectKey<Object> {}

private func objectKey<Object>(of type: Object.Type) -> ObjectIdentifier { ObjectIdentifier(ObjectKey<Object>.self) }

extension EnvironmentScope {
  /// Returns the nearest object provided for a type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    value(for: objectKey(of: type), as: Object?.self) ?? nil
  }
}
