/// A blur effect.
@available(
  *, unavailable, message: "Use background(_:) with a Material, such as .ultraThinMaterial."
)
public final class UIBlurEffect {}

/// A view that applies a visual effect.
@available(
  *, unavailable, message: "Use background(_:) with a Material, such as .ultraThinMaterial."
)
@MainActor
public final class UIVisualEffectView {}

extension UIAccessibility {
  /// Unavailable.
  @available(
    *, unavailable,
    message: "This is a setting of each visitor. Read @Environment(\\.accessibilityReduceMotion)."
  )
  public static var isReduceMotionEnabled: Bool { false }

  /// Unavailable.
  @available(
    *, unavailable,
    message: "This is a setting of each visitor. Read @Environment(\\.accessibilityReduceTransparency)."
  )
  public static var isReduceTransparencyEnabled: Bool { false }
}
