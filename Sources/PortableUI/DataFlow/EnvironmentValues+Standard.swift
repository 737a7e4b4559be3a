private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private struct FontWeightKey: EnvironmentKey {
  static let defaultValue: Font.Weight? = nil
}

private struct IsItalicKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ForegroundColorKey: EnvironmentKey {
  static let defaultValue: Color? = nil
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

  /// How thick texts are, whatever their font; `nil` leaves it to the font.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// Whether texts are slanted, whatever their font.
  var isItalic: Bool {
    get { self[IsItalicKey.self] }
    set { self[IsItalicKey.self] = newValue }
  }

  /// The color of texts; `nil` for the platform's own.
  var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }

  /// The keyboard that fields ask for.
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}
