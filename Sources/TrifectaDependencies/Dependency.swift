/// A dependency of a feature.
///
/// ```swift
/// @Dependency(\.profile) var profile
/// @Dependency(APIClient.self) var client
/// ```
///
/// The value is the one in force where the feature was made, which for a store's feature is where the store was
/// created. What ``withDependencies(_:operation:)`` sets later around the code that reads it counts for that code. While
/// a store reduces, and in its effects, its dependencies are in force: one that is declared in a function, in a state's
/// initialiser or in a service is read from them.
///
/// In a test, reading a dependency that has no value for tests fails, and the message names the dependency, the feature
/// and the place of the declaration.
@propertyWrapper
public struct Dependency<Value> {
  private let keyPath: KeyPath<DependencyValues, Value>
  private let captured: DependencyValues
  private let use: DependencyUse

  /// Declares a dependency.
  ///
  /// - Parameters:
  ///   - keyPath: a property of ``DependencyValues``.
  ///   - owner: the feature that messages name.
  ///   - fileID: the file that messages name.
  ///   - filePath: the path of that file.
  ///   - line: the line that messages name.
  ///   - column: the column that messages name.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value>,
    owner: StaticString = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.keyPath = keyPath
    self.captured = .current
    self.use = .declaration(
      owner: owner, SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Declares a dependency on a service that is its own key. A test sets it with `$0[APIClient.self]`.
  ///
  /// - Parameters:
  ///   - type: the service's type.
  ///   - owner: the feature that messages name.
  ///   - fileID: the file that messages name.
  ///   - filePath: the path of that file.
  ///   - line: the line that messages name.
  ///   - column: the column that messages name.
  public init(
    _ type: Value.Type,
    owner: StaticString = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value: DependencyKey, Value.Value == Value {
    self.init(
      \.[Itself<Value>()], owner: owner, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The dependency's value.
  public var wrappedValue: Value {
    let values = captured.mergingCurrent()
    guard values.context == .test else { return values[keyPath: keyPath] }
    return DependencyUse.$current.withValue(use) { values[keyPath: keyPath] }
  }
}

/// A service's type as the argument of a subscript, which a key path needs to be a value that can be hashed.
private struct Itself<Key: DependencyKey>: Hashable {}

extension DependencyValues {
  fileprivate subscript<Key: DependencyKey>(_: Itself<Key>) -> Key.Value where Key.Value == Key {
    self[Key.self]
  }
}
