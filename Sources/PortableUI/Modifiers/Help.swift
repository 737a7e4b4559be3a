import Elements

extension View {
  /// Says what the view is for: a pointer that rests on it shows it, and assistive technology tells it after the name.
  ///
  /// - Parameter textKey: in a few words.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Says what the view is for: a pointer that rests on it shows it, and assistive technology tells it after the name.
  ///
  /// - Parameter text: in a few words; how it looks does not count.
  public func help(_ text: Text) -> some View { modifier(DescriptionModifier(key: .help, text: text)) }

  /// Says what the view is for: a pointer that rests on it shows it, and assistive technology tells it after the name.
  ///
  /// - Parameter text: in a few words.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

extension AttributeKey {
  /// What the view is for, which a pointer that rests on it shows.
  package static let help = AttributeKey(rawValue: "help")
}
