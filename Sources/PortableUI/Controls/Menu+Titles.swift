extension Menu where Label == Text {
  /// Creates a menu with a text on its button.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - content: what can be done.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a menu with a text on its button, which does something when it is pressed.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - content: what can be done.
  ///   - primaryAction: runs when the button is pressed.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a text on its button.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - content: what can be done.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu with a text on its button, which does something when it is pressed.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - content: what can be done.
  ///   - primaryAction: runs when the button is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == PortableUI.Label<Text, Image> {
  /// Creates a menu with a text and a symbol on its button.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - content: what can be done.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a menu with a text and a symbol on its button, which does something when it is pressed.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - content: what can be done.
  ///   - primaryAction: runs when the button is pressed.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a text and a symbol on its button.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - content: what can be done.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }

  /// Creates a menu with a text and a symbol on its button, which does something when it is pressed.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - content: what can be done.
  ///   - primaryAction: runs when the button is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}
