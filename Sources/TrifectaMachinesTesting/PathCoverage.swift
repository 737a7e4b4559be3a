/// What the paths of a test are to cover.
public enum PathCoverage: Hashable, Sendable {
  /// Each state once, each by a shortest path.
  case states
  /// Each route, and each guard both ways: a path is taken on which it holds, and one on which it does not.
  case transitions
  /// Each two routes of which one can follow the other at once, besides what ``transitions`` covers.
  case transitionPairs
}

/// How far a test goes that looks for paths. A chart that counts or collects has no end of configurations.
public struct PathLimits: Hashable, Sendable {
  /// How many steps a path has at most.
  public var depth: Int
  /// How many configurations are looked at.
  public var configurations: Int
  /// How many paths there are at most.
  public var paths: Int

  /// Creates limits. Where one is reached, the report says so.
  ///
  /// - Parameters:
  ///   - depth: how many steps a path has at most. One that is negative counts as 0.
  ///   - configurations: how many configurations are looked at, at least 1.
  ///   - paths: how many paths there are at most, at least 1.
  public init(depth: Int = 50, configurations: Int = 1_000, paths: Int = 1_000) {
    self.depth = max(0, depth)
    self.configurations = max(1, configurations)
    self.paths = max(1, paths)
  }
}
