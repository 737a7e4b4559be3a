import IssueReporting

/// The declaration through which a test reads a dependency: what messages name.
struct DependencyUse: Sendable {
  /// The type, or the function, that declares the dependency.
  let owner: StaticString
  let place: SourcePlace

  @TaskLocal static var current: DependencyUse?
  /// Whether what is read now is not used, so that it needs no value.
  @TaskLocal static var isIgnored = false
}

/// Reports that a test reads a dependency it has not set.
///
/// - Parameters:
///   - key: the dependency.
///   - consequence: what the test was given in its place.
func reportUnset<Key: DependencyKey>(_ key: Key.Type, _ consequence: String) {
  if DependencyUse.isIgnored { return }
  let use = DependencyUse.current
  let declaration = use.map { "It is declared at \($0.place). " } ?? ""
  let name = key.dependencyName
  let message = """
    \(use.map { "\($0.owner)" } ?? "A test") used the dependency \(name) without a value for tests, and \(consequence).

    \(declaration)Set it where the store is made, with "withDependencies", or give \(Key.self) a "testValue".
    """
  if let place = use?.place {
    reportIssue(message, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  } else {
    reportIssue(message)
  }
}
