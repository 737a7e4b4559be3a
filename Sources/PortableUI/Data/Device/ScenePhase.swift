/// The visibility and activity of a screen.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// The screen is not visible. In a browser, another tab is in front.
  case background
  /// The screen is visible but not interactive.
  case inactive
  /// The screen is visible and interactive.
  case active
}
