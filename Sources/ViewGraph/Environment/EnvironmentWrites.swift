import Tracking

/// The environment that nested modifiers of one node see: the values of the surrounding scope, and the values that
/// outer modifiers have set.
///
/// The type is not isolated, so that key paths to environment values can be formed outside of the main actor. Only code on
/// the main actor reads the surrounding scope.
@usableFromInline
package struct EnvironmentWrites {
  /// A value that was set. The subclass stores the value with its type.
  fileprivate class Write {
    let key: ObjectIdentifier

    init(_ key: ObjectIdentifier) {
      self.key = key
    }

    @MainActor func apply(to scope: EnvironmentScope) {}
  }

  fileprivate final class TypedWrite<Value>: Write {
    let value: Value
    let areEqual: @MainActor (Value, Value) -> Bool

    init(_ value: Value, for key: ObjectIdentifier, areEqual: @escaping @MainActor (Value, Value) -> Bool) {
      self.value = value
      self.areEqual = areEqual
      super.init(key)
    }

    @MainActor override func apply(to scope: EnvironmentScope) { scope.set(value, for: key, areEqual: areEqual) }
  }

  private let scope: EnvironmentScope?
  private var writes: [Write] = []

  /// Creates an empty list of writes.
  ///
  /// - Parameter scope: the surrounding scope, or `nil` if there is none.
  package init(inside scope: EnvironmentScope?) {
    self.scope = scope
  }

  /// Returns the value for `key`: the last value that was set here, or the nearest value in the surrounding scopes.
  /// Reading a value from a scope registers a dependency. Outside of the main actor, scopes are not searched.
  ///
  /// - Parameters:
  ///   - key: the identifier of the key.
  ///   - type: the type of the key's values.
  package func value<Value>(for key: ObjectIdentifier, as type: Value.Type = Value.self) -> Value? {
    guard let found = find(key) else { return nil }
    return found.value(as: type)
  }

  /// A value that was found, whose type is not known yet.
  package struct Found {
    fileprivate enum Holder {
      case write(Write)
      case source(Source)
    }

    fileprivate let holder: Holder

    /// Returns the value.
    ///
    /// - Parameter type: the type of the key's values.
    package func value<Value>(as type: Value.Type = Value.self) -> Value {
      switch holder {
      // The key determines the type of the value, so the cast is valid.
      case .write(let write): unsafeDowncast(write, to: TypedWrite<Value>.self).value
      // Sources are found only on the main actor.
      case .source(let source): EnvironmentScope.value(of: source, as: type)
      }
    }
  }

  /// Searches a scope, on the main actor. The conversion is safe because isolation does not change the calling
  /// convention of a synchronous function, and ``find(_:)`` has checked the actor. `MainActor.assumeIsolated` would check
  /// it again in each look-up.
  private static let search = unsafeBitCast(
    { @MainActor (scope, key) in scope.source(for: key) } as @MainActor (EnvironmentScope, ObjectIdentifier) -> Source?,
    to: (@Sendable (EnvironmentScope, ObjectIdentifier) -> Source?).self)

  /// Finds the value for `key`, like ``value(for:as:)``. Most look-ups find nothing, and then need not instantiate generic
  /// types.
  package func find(_ key: ObjectIdentifier) -> Found? {
    for index in writes.indices where writes[index].key == key { return Found(holder: .write(writes[index])) }
    guard let scope, MainThread.isCurrent, let source = Self.search(scope, key) else {
      return nil
    }
    return Found(holder: .source(source))
  }

  /// Sets the value for `key`.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: the identifier of the key, which determines the type of the value.
  ///   - areEqual: returns whether two values are equal for readers.
  package mutating func set<Value>(
    _ value: Value, for key: ObjectIdentifier, areEqual: @escaping @MainActor (Value, Value) -> Bool
  ) {
    set(TypedWrite(value, for: key, areEqual: areEqual))
  }

  private mutating func set(_ new: Write) {
    var index = 0
    while index < writes.count, writes[index].key != new.key { index += 1 }
    if index < writes.count { writes[index] = new } else { writes.append(new) }
  }

  /// Adds the values that were set in other writes.
  mutating func add(_ others: EnvironmentWrites) {
    for write in others.writes { set(write) }
  }

  /// Sets the values in a scope.
  @MainActor
  package func apply(to scope: EnvironmentScope) {
    scope.expect(writes.count)
    for write in writes { write.apply(to: scope) }
  }
}

/// A modifier that sets values in the environment.
@MainActor
@usableFromInline
package protocol EnvironmentWriter {
  /// Whether the writer is plain data without references, closures or captured views.
  static var isPlain: Bool { get }
  /// Whether the values depend only on the writer, and not on the surrounding environment.
  static var isConstant: Bool { get }

  /// Sets the values, always for the same keys. Environment values that the method reads become dependencies.
  func write(to writes: inout EnvironmentWrites)
}

extension EnvironmentWriter {
  @usableFromInline package static var isPlain: Bool { false }
  @usableFromInline package static var isConstant: Bool { false }
}

/// Whether a type is plain data: its values contain no references.
package func isPlainData<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
