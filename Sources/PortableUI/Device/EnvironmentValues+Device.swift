private struct ColorSchemeContrastKey: EnvironmentKey {
  static let defaultValue: ColorSchemeContrast = .standard
}

private struct LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue: ScenePhase = .active
}

private struct ControlActiveStateKey: EnvironmentKey {
  static let defaultValue: ControlActiveState? = nil
}

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 2
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass?? = nil
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass?? = nil
}

/// How far apart a screen's colors are to be.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// Further than usual.
  case increased
}

/// How heavy letters are, as a person has asked for.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Heavier than usual.
  case bold
}

/// Whether controls look as if a person uses their window.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  /// The window receives keyboard input.
  case key
  /// The window looks active, but another one receives keyboard input.
  case active
  /// The window is in the background.
  case inactive
}

extension EnvironmentValues {
  /// Whether controls look active. Unless a view sets it, it is `key` while the ``scenePhase`` is `active`, and `inactive`
  /// otherwise.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether views look active. `false` where the ``controlActiveState`` is `inactive`.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .key : .inactive }
  }

  /// How much room the screen has from side to side: `compact` below 640 points, unless a view sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? .ofWidth(viewport.width) }
    set { self[HorizontalSizeClassKey.self] = .some(newValue) }
  }

  /// How much room the screen has from top to bottom: `compact` below 480 points, unless a view sets it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? .ofHeight(viewport.height) }
    set { self[VerticalSizeClassKey.self] = .some(newValue) }
  }

  /// How large the person wants texts to be, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// How many points a pixel takes.
  public var pixelLength: CGFloat { 1 / max(displayScale, 1) }

  /// How far apart colors are, as the person has asked for.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// How heavy letters are, where the person has asked for something; `nil` otherwise.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether the person has the screen before them.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// How many pixels a point has from side to side.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Undoes what a person has done.
  @available(
    *, unavailable, message: "There is no UndoManager off Apple's platforms. Keep earlier values in your own state."
  )
  public var undoManager: Never? { nil }
}
