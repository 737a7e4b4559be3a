/// A representation of a shared item in the share sheet. Browsers ignore it and create their own.
public struct SharePreview<Image, Icon> {
  let title: Text

  /// Creates a preview with a title, an image and an icon.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title of the item.
  ///   - image: an image of the item.
  ///   - icon: an icon for the source of the item.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }

  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }

  /// Creates a preview with a title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }

  /// Creates a preview with a title and an image.
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
