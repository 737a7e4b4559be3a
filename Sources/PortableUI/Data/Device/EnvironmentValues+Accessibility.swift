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
  /// Whether the user prefers reduced motion.
  public var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  /// Whether the user prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }

  /// Whether the user prefers that information is not conveyed by color alone. No host reports it: it is `false` unless a view
  /// sets it.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether the device inverts colors.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }

  /// Whether the user prefers visible button shapes. No host reports it: it is `false` unless a view sets it.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }

  /// Whether a screen reader is active. Browsers do not report it: it is `false` unless a view sets it.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }

  /// Whether Switch Control is active. Browsers do not report it: it is `false` unless a view sets it.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilitySwitchControlEnabledKey.self] }
    set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
  }

  /// Whether the large content viewer is enabled. It is `false` unless a view sets it.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityLargeContentViewerEnabledKey.self] }
    set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
  }

  /// Whether quick actions are enabled. It is `false` unless a view sets it.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[AccessibilityQuickActionsEnabledKey.self] }
    set { self[AccessibilityQuickActionsEnabledKey.self] = newValue }
  }

  /// Whether the user prefers that flashing lights are dimmed. Browsers do not report it: it is `false` unless a view sets it.
  public var accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityDimFlashingLightsKey.self] }
    set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
  }

  /// Whether animated images play automatically.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[AccessibilityPlayAnimatedImagesKey.self] }
    set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
  }
}
