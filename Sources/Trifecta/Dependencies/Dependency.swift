import IssueReporting

/// A dependency of a feature.
///
/// ```swift
/// @Dependency(\.profile) var profile
/// @Dependency(APIClient.self) var client
/// ```
///
/// The value is the one in force where the feature was made, which for a store's feature is where the store was
/// created. What ``withDependencies(_:operation:)`` sets later around the code that reads it counts for that code.
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
    self.use = DependencyUse(
      user: .declaration(owner: owner),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
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

/// Who reads a dependency in a test: what messages name.
struct DependencyUse: Sendable {
  enum User: Sendable {
    /// The type, or the function, that declares the dependency.
    case declaration(owner: StaticString)
    /// An effect, whose operators ask the store for a clock or for random numbers.
    case effect(EffectTitle)
    /// What sets dependencies, and reads one to change a part of it.
    case update
  }

  let user: User
  var place: SourcePlace?

  @TaskLocal static var current: DependencyUse?
  /// Whether what is read now is not used, so that it needs no value.
  @TaskLocal static var isIgnored = false
}

extension DependencyValues {
  /// A dependency that an effect's operator asks for.
  func read<Value>(_ keyPath: KeyPath<DependencyValues, Value>, for effect: EffectTitle) -> Value {
    guard context == .test else { return self[keyPath: keyPath] }
    let use = DependencyUse(user: .effect(effect), place: effect.place)
    return DependencyUse.$current.withValue(use) { self[keyPath: keyPath] }
  }

  /// These values with what `update` sets.
  func updated(_ update: (inout DependencyValues) throws -> Void) rethrows -> DependencyValues {
    var values = self
    guard context == .test else {
      try update(&values)
      return values
    }
    try DependencyUse.$current.withValue(DependencyUse(user: .update)) { try update(&values) }
    return values
  }
}

/// A key that only this module knows: messages say how to set it.
protocol BuiltInDependencyKey: DependencyKey {
  /// The name of the property of ``DependencyValues``.
  static var property: String { get }
  /// A value to set in a test, as source.
  static var valueToSet: String { get }
}

extension BuiltInDependencyKey {
  static var dependencyName: String { "\\.\(property)" }
}

/// Reports that a test reads a dependency it has not set.
///
/// - Parameters:
///   - key: the dependency.
///   - consequence: what the test was given in its place.
func reportUnset<Key: DependencyKey>(_ key: Key.Type, _ consequence: String) {
  if DependencyUse.isIgnored { return }
  let use = DependencyUse.current
  let builtIn = key as? any BuiltInDependencyKey.Type
  let otherwise = builtIn == nil ? ", or give \(Key.self) a \"testValue\"." : "."
  let example = builtIn.map { ", such as $0.\($0.property) = \($0.valueToSet)" } ?? ""
  let setting = "Set it where the store is made, with \"withDependencies\"\(example)\(otherwise)"
  let (user, remedy) =
    switch use?.user {
    case nil: ("A test", setting)
    case .declaration(let owner):
      ("\(owner)", use?.place.map { "It is declared at \($0). \(setting)" } ?? setting)
    case .effect(let title): ("The effect \(title)", setting)
    case .update:
      (
        "\"withDependencies\"",
        "To change a part of it is to use it first. Set the whole dependency\(example)\(otherwise)"
      )
    }
  let message = """
    \(user) used the dependency \(key.dependencyName) without a value for tests, and \(consequence).

    \(remedy)
    """
  if let place = use?.place {
    reportIssue(message, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  } else {
    reportIssue(message)
  }
}
