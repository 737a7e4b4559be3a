import Elements

extension View {
  /// Adds a help text to this view. Hosts show it as a tooltip, and assistive technology reads it after the
  /// accessibility label.
  ///
  /// - Parameter textKey: the localization key of the text.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Adds a help text to this view. Hosts show it as a tooltip, and assistive technology reads it after the
  /// accessibility label.
  ///
  /// - Parameter text: the text. Its style is ignored.
  public func help(_ text: Text) -> some View { modifier(DescriptionModifier(key: .help, text: text)) }

  /// Adds a help text to this view. Hosts show it as a tooltip, and assistive technology reads it after the
  /// accessibility label.
  ///
  /// - Parameter text: the text.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
