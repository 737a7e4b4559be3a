/// What a host knows of the device that a screen is shown on, and of the person in front of it.
///
/// Views read it from their environment; those that have read a part are evaluated again when the host says that it has become
/// another.
public struct HostTraits: Equatable, Sendable {
  /// Whether the device is light or dark.
  public var colorScheme = ColorScheme.light
  /// How far apart colors are to be.
  public var contrast = ColorSchemeContrast.standard
  /// How large texts are.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The person's language and customs.
  public var locale = Locale.autoupdatingCurrent
  /// The time zone that the person is in.
  public var timeZone = TimeZone.autoupdatingCurrent
  /// Whether a person has the screen before them.
  public var scenePhase = ScenePhase.active
  /// How many pixels a point has from side to side.
  public var displayScale: CGFloat = 2
  /// Whether the person wants less to move.
  public var reducesMotion = false
  /// Whether the person wants less to be seen through.
  public var reducesTransparency = false
  /// Whether the colors on the device are the opposite of what programs say.
  public var invertsColors = false

  /// Creates the traits of an ordinary device whose language and time zone are those of the process.
  public init() {}

  @MainActor
  func apply(to values: inout EnvironmentValues) {
    values.colorScheme = colorScheme
    values.colorSchemeContrast = contrast
    // Texts follow it by themselves: the host shows them so large.
    values[DynamicTypeSizeKey.self] = dynamicTypeSize
    values.locale = locale
    values.timeZone = timeZone
    if locale != .autoupdatingCurrent || timeZone != .autoupdatingCurrent {
      var calendar = locale.calendar
      calendar.timeZone = timeZone
      values.calendar = calendar
    }
    values.scenePhase = scenePhase
    values.displayScale = displayScale
    values.accessibilityReduceMotion = reducesMotion
    values.accessibilityReduceTransparency = reducesTransparency
    values.accessibilityInvertColors = invertsColors
  }
}
