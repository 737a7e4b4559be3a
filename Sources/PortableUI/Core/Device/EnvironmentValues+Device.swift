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

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

/// The contrast of a color scheme.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// Standard contrast.
  case standard
  /// Increased contrast.
  case increased
}

/// The user's preferred font weight.
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight.
  case regular
  /// A heavier weight.
  case bold
}

/// The active state of controls in their window.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  /// The window receives keyboard input.
  case key
  /// The window looks active, but another one receives keyboard input.
  case active
  /// The window is in the background.
  case inactive
}

extension EnvironmentValues {
  /// The active state of controls. Unless a view sets it, it is `key` while the ``scenePhase`` is `active`, and `inactive`
  /// otherwise.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether views appear active. It is `false` if the ``controlActiveState`` is `inactive`.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .key : .inactive }
  }

  /// The horizontal size class: `compact` for a screen width below 640 points, unless a view sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? .ofWidth(viewport.width) }
    set { self[HorizontalSizeClassKey.self] = .some(newValue) }
  }

  /// The vertical size class: `compact` for a screen height below 480 points, unless a view sets it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? .ofHeight(viewport.height) }
    set { self[VerticalSizeClassKey.self] = .some(newValue) }
  }

  /// The user's preferred size of texts, in the older type.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 1) }

  /// The user's preferred contrast of colors.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The user's preferred font weight, or `nil` if there is no preference.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The phase of the screen: whether it is visible and in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The undo manager of the screen.
  public package(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
