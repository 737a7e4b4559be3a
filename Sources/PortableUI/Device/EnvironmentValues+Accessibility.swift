private struct AccessibilityReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilityReduceTransparencyKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilityInvertColorsKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilityShowButtonShapesKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilityVoiceOverEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilitySwitchControlEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilityQuickActionsEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilityDimFlashingLightsKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the person wants less to move.
  public var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  /// Whether the person wants less to be seen through.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }

  /// Whether the person wants nothing to be told by color alone. No host knows it yet: `false`, unless a view sets it.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether the colors on the device are the opposite of what programs say.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }

  /// Whether the person wants buttons to have a shape. No host knows it yet: `false`, unless a view sets it.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }

  /// Whether the device speaks. Browsers do not tell: `false`, unless a view sets it.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }

  /// Whether the person uses switches. Browsers do not tell: `false`, unless a view sets it.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilitySwitchControlEnabledKey.self] }
    set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
  }

  /// Whether small things are shown large when they are held. `false`, unless a view sets it.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityLargeContentViewerEnabledKey.self] }
    set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
  }

  /// Whether quick actions are on. `false`, unless a view sets it.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[AccessibilityQuickActionsEnabledKey.self] }
    set { self[AccessibilityQuickActionsEnabledKey.self] = newValue }
  }

  /// Whether the person wants flashing lights to be dimmed. Browsers do not tell: `false`, unless a view sets it.
  public var accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityDimFlashingLightsKey.self] }
    set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
  }

  /// Whether pictures that move play by themselves.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[AccessibilityPlayAnimatedImagesKey.self] }
    set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
  }
}
