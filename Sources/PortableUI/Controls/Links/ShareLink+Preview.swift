import IssueReporting

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
    self.init(item: item.sharedText, subject: subject, message: message, label: label)
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
      item: items.sharedText, subject: subject, message: message, label: label)
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
    self.init(item: item.sharedText, subject: subject, message: message)
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
    self.init(titleKey, item: item.sharedText, subject: subject, message: message)
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
    self.init(title, item: item.sharedText, subject: subject, message: message)
  }

  /// Creates a share link for several items, with the default label. Each item is one line of the shared text.
  ///
  /// - Parameters:
  ///   - items: the URLs or texts to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element: Transferable {
    self.init(item: items.sharedText, subject: subject, message: message)
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
      titleKey, item: items.sharedText, subject: subject, message: message)
  }

  /// Creates a share link for several items, with a title. Each item is one line of the shared text.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - items: the URLs or texts to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(title, item: items.sharedText, subject: subject, message: message)
  }

  /// Creates a share link for several items, with a title. Each item is one line of the shared text.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - items: the URLs or texts to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  ///   - preview: returns a representation of an item in the share sheet. Browsers create their own.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(titleKey, items: items, subject: subject, message: message)
  }

  /// Creates a share link for several items, with a title. Each item is one line of the shared text.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - items: the URLs or texts to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  ///   - preview: returns a representation of an item in the share sheet. Browsers create their own.
  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(title, items: items, subject: subject, message: message)
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

extension Transferable {
  /// The value as text. A value without a text is reported as an issue, and shared as an empty text.
  fileprivate var sharedText: String {
    if let text = transferText { return text }
    reportIssue(
      "A ShareLink cannot share a \(Self.self): browsers share only texts and URLs. Give the type a text representation."
    )
    return ""
  }
}

extension Sequence where Element: Transferable {
  /// The values as lines of a text.
  fileprivate var sharedText: String { map(\.sharedText).joined(separator: "\n") }
}
