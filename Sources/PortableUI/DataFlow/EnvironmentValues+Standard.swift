private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private struct KeyboardTypeKey: EnvironmentKey {
  static let defaultValue = UIKeyboardType.default
}

extension EnvironmentValues {
  /// Whether controls react to a person. ``View/disabled(_:)`` sets it.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The font of texts; `nil` for the platform's own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The keyboard that fields ask for.
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}
