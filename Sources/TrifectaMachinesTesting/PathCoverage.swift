/// The goals that the paths of a test cover.
public enum PathCoverage: Hashable, Sendable {
  /// Each state, by a shortest path.
  case states
  /// Each transition, and both results of each guard: a path on which it holds, and a path on which it fails.
  case transitions
  /// The goals of ``transitions``, and each pair of transitions that can be taken in succession.
  case transitionPairs
}

/// Limits of the search for paths. A chart with a counter or a collection may have infinitely many configurations.
public struct PathLimits: Hashable, Sendable {
  /// The maximum number of steps of a path.
  public var depth: Int
  /// The maximum number of configurations to explore.
  public var configurations: Int
  /// The maximum number of paths.
  public var paths: Int

  /// Creates limits. The report notes each limit that is reached.
  ///
  /// - Parameters:
  ///   - depth: the maximum number of steps of a path. A negative value counts as 0.
  ///   - configurations: the maximum number of configurations to explore, at least 1.
  ///   - paths: the maximum number of paths, at least 1.
  public init(depth: Int = 50, configurations: Int = 1_000, paths: Int = 1_000) {
    self.depth = max(0, depth)
    self.configurations = max(1, configurations)
    self.paths = max(1, paths)
  }
}
