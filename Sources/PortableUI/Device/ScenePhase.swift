/// The visibility and activity of a screen.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// Not visible. In a browser, another tab is in front.
  case background
  /// Visible but not interactive.
  case inactive
  /// Visible and interactive.
  case active
}
