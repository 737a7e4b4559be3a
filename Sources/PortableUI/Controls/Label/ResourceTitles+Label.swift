extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: the title.
  ///   - name: the name of one of Apple's SF Symbols.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleResource: the title.
  ///   - role: the purpose of the button.
  ///   - action: runs when the button is pressed.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}
