import IssueReporting

/// The reader of a dependency in a test, for messages.
package enum DependencyUse: Sendable {
  /// The type or function that declares the dependency, and the source location of the declaration.
  case declaration(owner: StaticString, SourceCodeLocation)
  /// An effect whose operators read a clock or random numbers from the store's dependencies.
  case effect(any CustomStringConvertible & Sendable, SourceCodeLocation)
  /// An override closure that reads a dependency in order to change a part of it.
  case update
  /// A read whose result is not used, so that the dependency needs no value.
  case ignored

  @TaskLocal package static var current: DependencyUse?

  /// The source location to report at, if it is known.
  var place: SourceCodeLocation? {
    switch self {
    case .declaration(_, let place): place
    case .effect(_, let place): place
    case .update, .ignored: nil
    }
  }
}

extension DependencyValues {
  /// Reads a dependency on behalf of an effect's operator.
  ///
  /// - Parameters:
  ///   - keyPath: the dependency.
  ///   - effect: the name of the effect in messages.
  ///   - place: the source location of the effect.
  package func read<Value>(
    _ keyPath: KeyPath<DependencyValues, Value>,
    for effect: some CustomStringConvertible & Sendable,
    at place: SourceCodeLocation
  ) -> Value {
    guard context == .test else { return self[keyPath: keyPath] }
    return DependencyUse.$current.withValue(.effect(effect, place)) { self[keyPath: keyPath] }
  }

  /// Returns a copy of these values that `update` has modified.
  func updated(_ update: (inout DependencyValues) throws -> Void) rethrows -> DependencyValues {
    var values = self
    guard context == .test else {
      try update(&values)
      return values
    }
    try DependencyUse.$current.withValue(.update) { try update(&values) }
    return values
  }
}

/// A key of a built-in dependency. It is private to this module, so messages name the property to set.
protocol BuiltInDependencyKey: DependencyKey {
  /// The name of the dependency's ``DependencyValues`` property.
  static var property: String { get }
  /// A value that a test can set, as source code.
  static var valueToSet: String { get }
}

extension BuiltInDependencyKey {
  static var dependencyName: String { "\\.\(property)" }
}

/// Reports that a test reads a dependency that has no value in tests.
///
/// - Parameters:
///   - key: the dependency.
///   - consequence: a sentence that says what happened instead.
func reportUnset<Key: DependencyKey>(_ key: Key.Type, _ consequence: String) {
  let use = DependencyUse.current
  if case .ignored = use { return }
  let builtIn = key as? any BuiltInDependencyKey.Type
  let otherwise = builtIn == nil ? ", or give \(Key.self) a \"testValue\"." : "."
  let example = builtIn.map { ", for example $0.\($0.property) = \($0.valueToSet)" } ?? ""
  let setting = "Set it with \"withDependencies\" where the store is created\(example)\(otherwise)"
  let (user, remedy) =
    switch use {
    case .declaration(let owner, let place): ("\(owner)", "It is declared at \(place). \(setting)")
    case .effect(let effect, _): ("The effect \(effect)", setting)
    case .update:
      (
        "\"withDependencies\"",
        "Changing a part of a dependency reads it first. Set the whole dependency\(example)\(otherwise)"
      )
    case nil, .ignored: ("A test", setting)
    }
  let message = """
    \(user) used the dependency \(key.dependencyName), which has no test value. \(consequence)

    \(remedy)
    """
  if let place = use?.place {
    place.reportIssue(message)
  } else {
    reportIssue(message)
  }
}
