extension Button where Label == Text {
  /// Creates a button with the title of a built-in control.
  package init(platform title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(platform: title) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with the title of a built-in control.
  package init(platform title: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(platform: title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}
