/// The prominence of a badge.
@available(
  *, unavailable, message: "Badges have one style. Put a styled Text into the row."
)
public struct BadgeProminence: Sendable {
  /// Unavailable.
  public static let standard = BadgeProminence()
  /// Unavailable.
  public static let increased = BadgeProminence()
  /// Unavailable.
  public static let decreased = BadgeProminence()
}

/// A style that fills with an image.
@available(
  *, unavailable,
  message: "Only colors and gradients can fill shapes. Clip an Image with clipShape(_:) instead."
)
public struct ImagePaint {
  /// Unavailable.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {}
}

/// A custom animation.
@available(
  *, unavailable,
  message: "Browsers animate with predefined curves. Use .timingCurve, .spring or keyframes."
)
public protocol CustomAnimation {}

extension Image {
  /// Unavailable.
  @available(
    *, unavailable,
    message: "A server cannot render images. Use a Canvas with the same closure."
  )
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(systemName: "")
  }
}

extension View {
  /// Unavailable.
  @available(
    *, unavailable, message: "Badges have one style. Put a styled Text into the row."
  )
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Unavailable.
  @available(
    *, unavailable, message: "Alerts and dialogs show only text and buttons. Use the title."
  )
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Unavailable.
  @available(
    *, unavailable, message: "Alerts and dialogs show only text and buttons. Use a sheet with a Toggle."
  )
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Unavailable.
  @available(
    *, unavailable, message: "Alerts and dialogs show only text and buttons. Use a sheet with a Toggle."
  )
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)
    -> some View
  { self }
}
