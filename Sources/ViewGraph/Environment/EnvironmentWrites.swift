/// The environment as modifiers at one place see it, one inside of the other: the values of the scope around them, and those
/// that the modifiers further out have set.
@MainActor
@usableFromInline
package struct EnvironmentWrites {
  /// One value that was set; the subclass knows its type.
  private class Write {
    let key: ObjectIdentifier

    init(_ key: ObjectIdentifier) {
      self.key = key
    }

    @MainActor func apply(to scope: EnvironmentScope) {}
  }

  private final class TypedWrite<Value>: Write {
    let value: Value
    let areEqual: (Value, Value) -> Bool

    init(_ value: Value, for key: ObjectIdentifier, areEqual: @escaping (Value, Value) -> Bool) {
      self.value = value
      self.areEqual = areEqual
      super.init(key)
    }

    @MainActor override func apply(to scope: EnvironmentScope) { scope.set(value, for: key, areEqual: areEqual) }
  }

  private let scope: EnvironmentScope?
  private var writes: [Write] = []

  /// Begins with nothing set.
  ///
  /// - Parameter scope: the scope around the modifiers; `nil` where there is none.
  package init(inside scope: EnvironmentScope?) {
    self.scope = scope
  }

  /// The value for `key`: the one set here last, or the nearest in the scopes around; `nil` where none was set. Looking into
  /// the scopes counts as reading.
  ///
  /// - Parameters:
  ///   - key: what tells values apart.
  ///   - type: the type of the key's values.
  package func value<Value>(for key: ObjectIdentifier, as type: Value.Type = Value.self) -> Value? {
    // The key decides the type.
    for write in writes where write.key == key { return unsafeDowncast(write, to: TypedWrite<Value>.self).value }
    return scope?.value(for: key, as: type)
  }

  /// Sets the value for `key`.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: what tells values apart, and decides their type.
  ///   - areEqual: whether two values are the same to a reader.
  package mutating func set<Value>(
    _ value: Value, for key: ObjectIdentifier, areEqual: @escaping (Value, Value) -> Bool
  ) {
    set(TypedWrite(value, for: key, areEqual: areEqual))
  }

  private mutating func set(_ new: Write) {
    var index = 0
    while index < writes.count, writes[index].key != new.key { index += 1 }
    if index < writes.count { writes[index] = new } else { writes.append(new) }
  }

  /// Sets here what was set there.
  mutating func add(_ others: EnvironmentWrites) {
    for write in others.writes { set(write) }
  }

  /// Sets in `scope` what was set here.
  package func apply(to scope: EnvironmentScope) {
    scope.expect(writes.count)
    for write in writes { write.apply(to: scope) }
  }
}

/// Sets values in the environment of what it modifies.
@MainActor
@usableFromInline
package protocol EnvironmentWriter {
  /// Whether a writer is nothing but bytes and constants: it holds on to no object, no closure, nothing of a view's.
  static var isPlain: Bool { get }
  /// Whether what a writer sets is the same wherever it stands: it depends on the writer and on nothing else.
  static var isConstant: Bool { get }

  /// Sets the values, always of the same keys. What it reads, it depends on.
  func write(to writes: inout EnvironmentWrites)
}

extension EnvironmentWriter {
  @usableFromInline package static var isPlain: Bool { false }
  @usableFromInline package static var isConstant: Bool { false }
}

/// Whether values of a type are nothing but their bytes: no references, no captures, nothing shared.
package func isPlainData<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
