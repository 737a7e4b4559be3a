/// What stands for something that is shared while a person chooses where to. Browsers show what they make of it themselves.
public struct SharePreview<Image, Icon> {
  let title: Text

  /// Creates a preview with a title, a picture and an icon.
  ///
  /// - Parameters:
  ///   - titleKey: says what is shared.
  ///   - image: shows it.
  ///   - icon: shows where it is from.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }

  /// Creates a preview with a title, a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }

  /// Creates a preview with a title, a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// Creates a preview with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }

  /// Creates a preview with a title and a picture.
  public init(_ title: Text, image: Image) { self.title = title }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }

  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) { self.title = title }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }

  /// Creates a preview with a title.
  public init(_ title: Text) { self.title = title }
}
