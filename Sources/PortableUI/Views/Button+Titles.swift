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

extension Button where Label == PortableUI.Label<Text, Image> {
  /// Creates a button with a text and a picture on it.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - image: the picture.
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, image: image) }
  }

  /// Creates a button with a text and a picture on it.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - image: the picture.
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, image: image) }
  }
}

/// What stands on a button of which only the role is known.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A symbol, or a word.
  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
    case .confirm: Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
    case .destructive: Text("Delete")
    default: Text("Cancel")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that looks and is called as its role wants it.
  ///
  /// - Parameters:
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
