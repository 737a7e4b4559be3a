extension Button where Label == Text {
  /// Creates a button with a text on it.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a text on it.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PortableUI.Label<Text, Image> {
  /// Creates a button with a text and a symbol on it.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a text and a symbol on it.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}
