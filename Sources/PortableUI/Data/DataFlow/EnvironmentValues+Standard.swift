private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

extension EnvironmentValues {
  /// Whether controls accept user interaction. Set it with ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The default font of text, or `nil` for the platform's default.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
