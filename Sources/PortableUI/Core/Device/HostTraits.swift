/// Properties of the device and preferences of the user, as published by a host.
///
/// Views read them from their environment. A change invalidates the views that have read the changed value.
public struct HostTraits: Equatable, Sendable {
  /// The device's color scheme.
  public var colorScheme = ColorScheme.light
  /// The user's preferred contrast.
  public var contrast = ColorSchemeContrast.standard
  /// The user's preferred size of texts.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The user's locale.
  public var locale = Locale.autoupdatingCurrent
  /// The user's time zone.
  public var timeZone = TimeZone.autoupdatingCurrent
  /// The phase of the screen.
  public var scenePhase = ScenePhase.active
  /// The number of pixels per point.
  public var displayScale: CGFloat = 2
  /// Whether the user prefers reduced motion.
  public var reducesMotion = false
  /// Whether the user prefers reduced transparency.
  public var reducesTransparency = false
  /// Whether the device inverts colors.
  public var invertsColors = false

  /// Creates the traits of a default device, with the locale and time zone of the process.
  public init() {}

  @MainActor
  package func apply(to values: inout EnvironmentValues) {
    values.colorScheme = colorScheme
    values.colorSchemeContrast = contrast
    // Only the environment value is set, and no text is invalidated: the host itself displays texts in this size.
    values[DynamicTypeSizeKey.self] = dynamicTypeSize
    values.locale = locale
    values.timeZone = timeZone
    var calendar = Calendar.autoupdatingCurrent
    if locale != .autoupdatingCurrent || timeZone != .autoupdatingCurrent {
      calendar = locale.calendar
      calendar.timeZone = timeZone
    }
    values.calendar = calendar
    values.scenePhase = scenePhase
    values.displayScale = displayScale
    values.accessibilityReduceMotion = reducesMotion
    values.accessibilityReduceTransparency = reducesTransparency
    values.accessibilityInvertColors = invertsColors
  }
}
