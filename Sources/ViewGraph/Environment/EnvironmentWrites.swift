/// The environment as modifiers at one place see it, one inside of the other: the values of the scope around them, and those
/// that the modifiers further out have set.
@MainActor
package struct EnvironmentWrites {
  private struct Write {
    let key: ObjectIdentifier
    let value: Any
    let areEqual: (Any, Any) -> Bool
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
  package func value(for key: ObjectIdentifier) -> Any? {
    for write in writes where write.key == key { return .some(write.value) }
    return scope?.value(for: key)
  }

  /// Sets the value for `key`.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: what tells values apart.
  ///   - areEqual: whether two values are the same to a reader.
  package mutating func set(_ value: Any, for key: ObjectIdentifier, areEqual: @escaping (Any, Any) -> Bool) {
    let new = Write(key: key, value: value, areEqual: areEqual)
    var index = 0
    while index < writes.count, writes[index].key != key { index += 1 }
    if index < writes.count { writes[index] = new } else { writes.append(new) }
  }

  /// Sets in `scope` what was set here.
  package func apply(to scope: EnvironmentScope) {
    for write in writes { scope.set(write.value, for: write.key, areEqual: write.areEqual) }
  }
}

/// Sets values in the environment of what it modifies.
@MainActor
package protocol EnvironmentWriter {
  /// Whether a writer is nothing but bytes and constants: it holds on to no object, no closure, nothing of a view's.
  static var isPlain: Bool { get }

  /// Sets the values, always of the same keys. What it reads, it depends on.
  func write(to writes: inout EnvironmentWrites)
}

extension EnvironmentWriter {
  package static var isPlain: Bool { false }
}

/// Whether values of a type are nothing but their bytes: no references, no captures, nothing shared.
package func isPlainData<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
