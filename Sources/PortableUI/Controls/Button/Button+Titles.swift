extension Button where Label == Text {
  /// Creates a button with a text label.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - role: the purpose of the button; `nil` for none.
  ///   - action: runs when the user presses the button.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a text label.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - role: the purpose of the button; `nil` for none.
  ///   - action: runs when the user presses the button.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PortableControls.Label<Text, Image> {
  /// Creates a button with a text and a system symbol as its label.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - systemImage: the name of an SF Symbol.
  ///   - role: the purpose of the button; `nil` for none.
  ///   - action: runs when the user presses the button.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a text and a system symbol as its label.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - systemImage: the name of an SF Symbol.
  ///   - role: the purpose of the button; `nil` for none.
  ///   - action: runs when the user presses the button.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PortableControls.Label<Text, Image> {
  /// Creates a button with a text and an image resource as its label.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - image: the image.
  ///   - role: the purpose of the button; `nil` for none.
  ///   - action: runs when the user presses the button.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, image: image) }
  }

  /// Creates a button with a text and an image resource as its label.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - image: the image.
  ///   - role: the purpose of the button; `nil` for none.
  ///   - action: runs when the user presses the button.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, image: image) }
  }
}

/// The default label of a button that has only a role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A symbol for `close` and `confirm`, a word for the other roles.
  public var body: some View {
    switch role {
    case .close: Label(platform: "Close", systemImage: "xmark").labelStyle(.iconOnly)
    case .confirm: Label(platform: "Done", systemImage: "checkmark").labelStyle(.iconOnly)
    case .destructive: Text(platform: "Delete")
    default: Text(platform: "Cancel")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the default label of its role.
  ///
  /// - Parameters:
  ///   - role: the purpose of the button.
  ///   - action: runs when the user presses the button.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
