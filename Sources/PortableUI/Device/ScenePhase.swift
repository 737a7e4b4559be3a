/// Whether a person has a screen before them.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// It cannot be seen: in a browser, its tab is behind another.
  case background
  /// It can be seen, but not used.
  case inactive
  /// It can be seen and used.
  case active
}
