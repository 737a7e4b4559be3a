/// A dependency of a feature.
///
/// ```swift
/// @Dependency(\.profile) var profile
/// @Dependency(APIClient.self) var client
/// ```
///
/// The value is captured when the feature is created. For a store's feature, that is when the store is created. If code
/// that reads the property runs inside a later ``withDependencies(_:operation:)``, the override of that call takes
/// precedence. While a store reduces an action, and in its effects, the store's dependencies are the current ones. A
/// dependency that is declared in a function, in a state's initialiser or in a service is therefore read from the
/// store's dependencies.
///
/// In a test, reading a dependency that has no test value fails. The message names the dependency, the feature and the
/// source location of the declaration.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: any KeyPath<DependencyValues, Value> & Sendable
  private let captured: DependencyValues
  private let use: DependencyUse

  /// Declares a dependency.
  ///
  /// - Parameters:
  ///   - keyPath: the key path of a ``DependencyValues`` property.
  ///   - owner: the feature, for messages.
  ///   - fileID: the file of the declaration, for messages.
  ///   - filePath: the path of that file, for messages.
  ///   - line: the line of the declaration, for messages.
  ///   - column: the column of the declaration, for messages.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    owner: StaticString = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.keyPath = keyPath
    self.captured = .current
    self.use = .declaration(
      owner: owner, SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Declares a dependency on a service that is its own key. A test sets it with `$0[APIClient.self]`.
  ///
  /// - Parameters:
  ///   - type: the type of the service.
  ///   - owner: the feature, for messages.
  ///   - fileID: the file of the declaration, for messages.
  ///   - filePath: the path of that file, for messages.
  ///   - line: the line of the declaration, for messages.
  ///   - column: the column of the declaration, for messages.
  public init(
    _ type: Value.Type,
    owner: StaticString = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value: DependencyKey, Value.Value == Value {
    self.init(
      \.[TypeToken<Value>()], owner: owner, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The value of the dependency.
  public var wrappedValue: Value {
    let values = captured.withCurrent()
    guard values.context == .test else { return values[keyPath: keyPath] }
    return DependencyUse.$current.withValue(use) { values[keyPath: keyPath] }
  }
}

/// Wraps a service's type as a subscript argument. A key path requires its subscript arguments to be hashable.
private struct TypeToken<Key: DependencyKey>: Hashable {}

extension DependencyValues {
  fileprivate subscript<Key: DependencyKey>(_: TypeToken<Key>) -> Key.Value where Key.Value == Key {
    self[Key.self]
  }
}
