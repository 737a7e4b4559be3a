import Elements

/// The attributes of a text's lines that few texts have.
package struct ParagraphAttributes: Hashable, Sendable {
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
