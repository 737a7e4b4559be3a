import Elements

/// The less common attributes of a text's lines.
struct ParagraphAttributes: Hashable, Sendable {
  var lineSpacing: CGFloat?
  /// The number of lines for which space is always reserved.
  var minimumLines: Int?
  var truncation: Text.TruncationMode?
  var minimumScale: CGFloat?
  var allowsTightening: Bool?
  var isSelectable: Bool?
}

extension Text {
  /// The position at which a text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle

    var name: String {
      switch self {
      case .head: "head"
      case .tail: "tail"
      case .middle: "middle"
      }
    }
  }
}

private struct LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private struct TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private struct MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private struct AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The additional space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set {
      self[LineSpacingKey.self] = newValue
      paragraphAttributes.lineSpacing = newValue
    }
  }

  /// The position at which a text that does not fit is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set {
      self[TruncationModeKey.self] = newValue
      paragraphAttributes.truncation = newValue
    }
  }

  /// The smallest factor by which a text may shrink to fit. 1 means that it does not shrink.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set {
      self[MinimumScaleFactorKey.self] = newValue
      paragraphAttributes.minimumScale = newValue
    }
  }

  /// Whether the space between the letters of a text may be reduced to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set {
      self[AllowsTighteningKey.self] = newValue
      paragraphAttributes.allowsTightening = newValue
    }
  }

  /// The attributes of the lines of texts.
  var paragraphAttributes: ParagraphAttributes {
    get { textAttributes.paragraph ?? ParagraphAttributes() }
    set { textAttributes.paragraph = newValue }
  }
}

extension AttributeKey {
  /// Number, of a `text`, in points: the additional space between lines.
  package static let lineSpacing = AttributeKey(rawValue: "lineSpacing")
  /// Number, of a `text`: the number of lines for which space is always reserved.
  package static let minimumLines = AttributeKey(rawValue: "minimumLines")
  /// Of a `text` with a `lineLimit` that is not truncated at the end: `head` or `middle`. A host that can truncate only
  /// at the end does so.
  package static let truncation = AttributeKey(rawValue: "truncation")
  /// Number, of a `text`: the smallest factor by which it may shrink to fit.
  package static let minimumScale = AttributeKey(rawValue: "minimumScale")
  /// Flag, of a `text`: the space between letters may be reduced to fit.
  package static let allowsTightening = AttributeKey(rawValue: "allowsTightening")
  /// Flag, of a `text`: whether the user can select it. Without it, the host's default applies.
  package static let selectable = AttributeKey(rawValue: "selectable")
}
