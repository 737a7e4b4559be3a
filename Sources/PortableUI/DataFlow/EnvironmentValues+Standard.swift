private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
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
}
