extension ShareLink {
  /// Creates a button that shares a URL or a text.
  ///
  /// - Parameters:
  ///   - item: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  ///   - preview: stands for it while a person chooses where to. Browsers make their own.
  ///   - label: what stands on the button.
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item.transferText ?? "", subject: subject, message: message, label: label)
  }

  /// Creates a button that shares several URLs or texts, one a line.
  ///
  /// - Parameters:
  ///   - items: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  ///   - label: what stands on the button.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(
      item: items.compactMap(\.transferText).joined(separator: "\n"), subject: subject, message: message, label: label)
  }

  /// Creates a button that shares several URLs or texts, one a line.
  ///
  /// - Parameters:
  ///   - items: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  ///   - preview: stands for each while a person chooses where to. Browsers make their own.
  ///   - label: what stands on the button.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == PortableUI.Label<Text, Image> {
  /// Creates a button that shares a URL or a text and says so.
  ///
  /// - Parameters:
  ///   - item: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  ///   - preview: stands for it while a person chooses where to. Browsers make their own.
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item.transferText ?? "", subject: subject, message: message)
  }

  /// Creates a button with a text on it that shares a URL or a text.
  ///
  /// - Parameters:
  ///   - titleKey: the text on the button.
  ///   - item: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  ///   - preview: stands for it while a person chooses where to. Browsers make their own.
  public init<I: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(titleKey, item: item.transferText ?? "", subject: subject, message: message)
  }

  /// Creates a button with a text on it that shares a URL or a text.
  ///
  /// - Parameters:
  ///   - title: the text on the button.
  ///   - item: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  ///   - preview: stands for it while a person chooses where to. Browsers make their own.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable, PreviewImage, PreviewIcon>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title, item: item.transferText ?? "", subject: subject, message: message)
  }

  /// Creates a button that shares several URLs or texts, one a line, and says so.
  ///
  /// - Parameters:
  ///   - items: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element: Transferable {
    self.init(item: items.compactMap(\.transferText).joined(separator: "\n"), subject: subject, message: message)
  }

  /// Creates a button with a text on it that shares several URLs or texts, one a line.
  ///
  /// - Parameters:
  ///   - titleKey: the text on the button.
  ///   - items: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(
      titleKey, item: items.compactMap(\.transferText).joined(separator: "\n"), subject: subject, message: message)
  }

  /// Creates a button that shares several URLs or texts, one a line, and says so.
  ///
  /// - Parameters:
  ///   - items: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  ///   - preview: stands for each while a person chooses where to. Browsers make their own.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message)
  }
}
