import IssueReporting

/// Who reads a dependency in a test: what messages name.
package enum DependencyUse: Sendable {
  /// The type, or the function, that declares the dependency, and where.
  case declaration(owner: StaticString, SourcePlace)
  /// An effect, whose operators ask the store for a clock or for random numbers.
  case effect(any CustomStringConvertible & Sendable, SourcePlace)
  /// What sets dependencies, and reads one to change a part of it.
  case update
  /// Nobody: what is read is not used, so that it needs no value.
  case ignored

  @TaskLocal package static var current: DependencyUse?

  /// Where to report, if that is known.
  var place: SourcePlace? {
    switch self {
    case .declaration(_, let place): place
    case .effect(_, let place): place
    case .update, .ignored: nil
    }
  }
}

extension DependencyValues {
  /// A dependency that an effect's operator asks for.
  ///
  /// - Parameters:
  ///   - keyPath: the dependency.
  ///   - effect: what messages call the effect.
  ///   - place: where in the source it was made.
  package func read<Value>(
    _ keyPath: KeyPath<DependencyValues, Value>,
    for effect: some CustomStringConvertible & Sendable,
    at place: SourcePlace
  ) -> Value {
    guard context == .test else { return self[keyPath: keyPath] }
    return DependencyUse.$current.withValue(.effect(effect, place)) { self[keyPath: keyPath] }
  }

  /// These values with what `update` sets.
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
  let use = DependencyUse.current
  if case .ignored = use { return }
  let builtIn = key as? any BuiltInDependencyKey.Type
  let otherwise = builtIn == nil ? ", or give \(Key.self) a \"testValue\"." : "."
  let example = builtIn.map { ", such as $0.\($0.property) = \($0.valueToSet)" } ?? ""
  let setting = "Set it where the store is made, with \"withDependencies\"\(example)\(otherwise)"
  let (user, remedy) =
    switch use {
    case .declaration(let owner, let place): ("\(owner)", "It is declared at \(place). \(setting)")
    case .effect(let effect, _): ("The effect \(effect)", setting)
    case .update:
      (
        "\"withDependencies\"",
        "To change a part of it is to use it first. Set the whole dependency\(example)\(otherwise)"
      )
    case nil, .ignored: ("A test", setting)
    }
  let message = """
    \(user) used the dependency \(key.dependencyName) without a value for tests, and \(consequence).

    \(remedy)
    """
  if let place = use?.place {
    place.reportIssue(message)
  } else {
    reportIssue(message)
  }
}
