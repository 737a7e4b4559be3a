import Elements

/// How the lines of a whole text are set, beyond what most texts say.
struct ParagraphLook: Hashable, Sendable {
  var lineSpacing: CGFloat?
  /// How many lines there is room for in any case.
  var minimumLines: Int?
  var truncation: Text.TruncationMode?
  var minimumScale: CGFloat?
  var allowsTightening: Bool?
  var isSelectable: Bool?
}

extension Text {
  /// Where what does not fit is left out.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In between.
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
  /// The space between the lines of a text, beside what its font has, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set {
      self[LineSpacingKey.self] = newValue
      paragraphLook.lineSpacing = newValue
    }
  }

  /// Where what does not fit is left out of a text.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set {
      self[TruncationModeKey.self] = newValue
      paragraphLook.truncation = newValue
    }
  }

  /// How small a text may become to fit, 1 for not at all.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set {
      self[MinimumScaleFactorKey.self] = newValue
      paragraphLook.minimumScale = newValue
    }
  }

  /// Whether the letters of a text may come closer together to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set {
      self[AllowsTighteningKey.self] = newValue
      paragraphLook.allowsTightening = newValue
    }
  }

  /// How the lines of texts are set.
  var paragraphLook: ParagraphLook {
    get { textLook.paragraph ?? ParagraphLook() }
    set { textLook.paragraph = newValue }
  }
}

extension AttributeKey {
  /// Number, of a `text`, in points: the space between lines, beside what the font has.
  package static let lineSpacing = AttributeKey(rawValue: "lineSpacing")
  /// Number, of a `text`: how many lines there is room for in any case.
  package static let minimumLines = AttributeKey(rawValue: "minimumLines")
  /// Of a `text` with a `lineLimit`: `head`, `middle`, where what does not fit is left out, if not at the end. A host that can
  /// only leave out the end does so.
  package static let truncation = AttributeKey(rawValue: "truncation")
  /// Number, of a `text`: to which part of its size it may shrink to fit.
  package static let minimumScale = AttributeKey(rawValue: "minimumScale")
  /// Flag, of a `text`: letters may come closer together to fit.
  package static let allowsTightening = AttributeKey(rawValue: "allowsTightening")
  /// Flag, of a `text`: whether a person can select it; absent for what the host does otherwise.
  package static let selectable = AttributeKey(rawValue: "selectable")
}
