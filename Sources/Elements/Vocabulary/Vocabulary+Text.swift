// Texts and paragraphs.

// Kinds of elements.
extension ElementKind {
  /// A text, which is its `text`.
  public static let text = ElementKind(rawValue: "text")
}

extension AttributeKey {
  /// The text of a `text`, or the current value of a field.
  ///
  /// - Value: A string.
  /// - Kinds: `text`, and all kinds of text fields.
  public static let text = AttributeKey(rawValue: "text")

  /// The runs of a text with varying attributes. A run holds only the attributes that differ from the attributes of the
  /// element.
  ///
  /// - Value: ``AttributeValue/runs(_:)``.
  /// - Kinds: `text`.
  public static let runs = AttributeKey(rawValue: "runs")

  /// The destination of a run. The `text` with the run handles `openLink` events.
  ///
  /// - Value: A URL, as a string.
  /// - Kinds: A run of a `text`.
  public static let link = AttributeKey(rawValue: "link")

  /// The maximum number of lines.
  ///
  /// - Value: A number of lines.
  /// - Kinds: `text`, `textArea`.
  public static let lineLimit = AttributeKey(rawValue: "lineLimit")

  /// The number of lines for which space is always reserved.
  ///
  /// - Value: A number of lines.
  /// - Kinds: `text`, `textArea`.
  public static let minimumLines = AttributeKey(rawValue: "minimumLines")

  /// The alignment of the lines. Without this attribute, lines have the leading alignment.
  ///
  /// - Value: `center` or `trailing`.
  /// - Kinds: `text`, and fields.
  public static let textAlignment = AttributeKey(rawValue: "textAlignment")

  /// The additional space between the lines.
  ///
  /// - Value: A number of points.
  /// - Kinds: `text`, and fields.
  public static let lineSpacing = AttributeKey(rawValue: "lineSpacing")

  /// The position at which a text with a `lineLimit` is truncated if it is not the end. A host that supports only
  /// truncation at the end ignores the attribute.
  ///
  /// - Value: `head` or `middle`.
  /// - Kinds: `text`.
  public static let truncation = AttributeKey(rawValue: "truncation")

  /// The smallest factor by which a text may shrink to fit.
  ///
  /// - Value: A number from 0 to 1.
  /// - Kinds: `text`.
  public static let minimumScale = AttributeKey(rawValue: "minimumScale")

  /// Whether the space between letters may be reduced to fit.
  ///
  /// - Value: A flag.
  /// - Kinds: `text`.
  public static let allowsTightening = AttributeKey(rawValue: "allowsTightening")

  /// Whether the user can select the text. Without the attribute, the host's default applies.
  ///
  /// - Value: A flag.
  /// - Kinds: `text`.
  public static let selectable = AttributeKey(rawValue: "selectable")
}

extension EventKind {
  /// The user pressed a link in a text.
  ///
  /// - Value: The URL in the run's `link`, as a string.
  /// - Kinds: `text`.
  public static let openLink = EventKind(rawValue: "openLink")
}

extension Role {
  /// A text.
  public static let text = Role(rawValue: "text")
}
