extension Menu where Label == Text {
  /// Creates a menu with a text label.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - content: the items of the menu.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a menu with a text label and a primary action. A long press opens the menu.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - content: the items of the menu.
  ///   - primaryAction: runs when the user presses the button.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a text label.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - content: the items of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu with a text label and a primary action. A long press opens the menu.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - content: the items of the menu.
  ///   - primaryAction: runs when the user presses the button.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == PortableControls.Label<Text, Image> {
  /// Creates a menu with a text and a system symbol as its label.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - systemImage: the name of an SF Symbol.
  ///   - content: the items of the menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a menu with a text and a system symbol as its label, and a primary action. A long press opens the menu.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - systemImage: the name of an SF Symbol.
  ///   - content: the items of the menu.
  ///   - primaryAction: runs when the user presses the button.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a text and a system symbol as its label.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - systemImage: the name of an SF Symbol.
  ///   - content: the items of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }

  /// Creates a menu with a text and a system symbol as its label, and a primary action. A long press opens the menu.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - systemImage: the name of an SF Symbol.
  ///   - content: the items of the menu.
  ///   - primaryAction: runs when the user presses the button.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}
