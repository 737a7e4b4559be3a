extension ShareLink {
  /// Creates a share link for an item, with a custom label.
  ///
  /// - Parameters:
  ///   - item: the URL or text to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  ///   - preview: a representation of the item in the share sheet. Browsers create their own.
  ///   - label: the label of the button.
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item.transferText ?? "", subject: subject, message: message, label: label)
  }

  /// Creates a share link for several items, with a custom label. Each item is one line of the shared text.
  ///
  /// - Parameters:
  ///   - items: the URLs or texts to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  ///   - label: the label of the button.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(
      item: items.compactMap(\.transferText).joined(separator: "\n"), subject: subject, message: message, label: label)
  }

  /// Creates a share link for several items, with a custom label. Each item is one line of the shared text.
  ///
  /// - Parameters:
  ///   - items: the URLs or texts to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  ///   - preview: returns a representation of an item in the share sheet. Browsers create their own.
  ///   - label: the label of the button.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == PortableControls.Label<Text, Image> {
  /// Creates a share link for an item, with the default label.
  ///
  /// - Parameters:
  ///   - item: the URL or text to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  ///   - preview: a representation of the item in the share sheet. Browsers create their own.
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item.transferText ?? "", subject: subject, message: message)
  }

  /// Creates a share link for an item, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - item: the URL or text to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  ///   - preview: a representation of the item in the share sheet. Browsers create their own.
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(titleKey, item: item.transferText ?? "", subject: subject, message: message)
  }

  /// Creates a share link for an item, with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - item: the URL or text to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  ///   - preview: a representation of the item in the share sheet. Browsers create their own.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable, PreviewImage, PreviewIcon>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title, item: item.transferText ?? "", subject: subject, message: message)
  }

  /// Creates a share link for several items, with the default label. Each item is one line of the shared text.
  ///
  /// - Parameters:
  ///   - items: the URLs or texts to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element: Transferable {
    self.init(item: items.compactMap(\.transferText).joined(separator: "\n"), subject: subject, message: message)
  }

  /// Creates a share link for several items, with a title. Each item is one line of the shared text.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - items: the URLs or texts to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(
      titleKey, item: items.compactMap(\.transferText).joined(separator: "\n"), subject: subject, message: message)
  }

  /// Creates a share link for several items, with the default label. Each item is one line of the shared text.
  ///
  /// - Parameters:
  ///   - items: the URLs or texts to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  ///   - preview: returns a representation of an item in the share sheet. Browsers create their own.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message)
  }
}
