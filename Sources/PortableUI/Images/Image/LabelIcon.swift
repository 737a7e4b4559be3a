private struct IsLabelIconKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is the icon of a label. Hosts tint the icons of labels in the rows of a list.
  package var isLabelIcon: Bool {
    get { self[IsLabelIconKey.self] }
    set { self[IsLabelIconKey.self] = newValue }
  }
}
