/// What blurs what is behind it.
@available(
  *, unavailable, message: "Use background(_:) with a Material, such as .ultraThinMaterial."
)
public final class UIBlurEffect {}

/// What shows an effect.
@available(
  *, unavailable, message: "Use background(_:) with a Material, such as .ultraThinMaterial."
)
@MainActor
public final class UIVisualEffectView {}

extension UIAccessibility {
  /// Not to be had here.
  @available(
    *, unavailable,
    message: "Each visitor decides: read @Environment(\\.accessibilityReduceMotion)."
  )
  public static var isReduceMotionEnabled: Bool { false }

  /// Not to be had here.
  @available(
    *, unavailable,
    message: "Each visitor decides: read @Environment(\\.accessibilityReduceTransparency)."
  )
  public static var isReduceTransparencyEnabled: Bool { false }
}
