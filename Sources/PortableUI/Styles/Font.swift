import ViewGraph

/// What a text is set in.
public struct Font: Hashable, Sendable {
  /// A size with a meaning, which follows what the person prefers.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// Of a screen's title.
    case largeTitle
    /// Of first headings.
    case title
    /// Of second headings.
    case title2
    /// Of third headings.
    case title3
    /// Of what stands out from a body.
    case headline
    /// Of what stands below a headline.
    case subheadline
    /// Of running text.
    case body
    /// Of what is said to someone.
    case callout
    /// Of notes at the foot.
    case footnote
    /// Of captions.
    case caption
    /// Of smaller captions.
    case caption2
  }

  /// How thick the strokes are.
  public enum Weight: String, Hashable, Sendable {
    /// The thinnest.
    case ultraLight
    /// Thicker than ultra light.
    case thin
    /// Thicker than thin.
    case light
    /// What most text is set in.
    case regular
    /// Thicker than regular.
    case medium
    /// Thicker than medium.
    case semibold
    /// Thicker than semibold.
    case bold
    /// Thicker than bold.
    case heavy
    /// The thickest.
    case black
  }

  /// What the letters look like.
  public enum Design: String, Hashable, Sendable {
    /// The platform's own.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// Every letter as wide as any other.
    case monospaced
  }

  var style: TextStyle?
  var size: CGFloat?
  var weight: Weight?
  var design: Design?
  var isItalic = false
  /// The family's name; `nil` for the platform's own.
  var family: String?
  var features: Features = []
  var leading: Leading?
  var width: Width?

  init(
    style: TextStyle? = nil, size: CGFloat? = nil, weight: Weight? = nil, design: Design? = nil, family: String? = nil
  ) {
    self.style = style
    self.size = size
    self.weight = weight
    self.design = design == .default ? nil : design
    self.family = family
  }

  /// The platform's font in a text style.
  ///
  /// - Parameters:
  ///   - style: the size with a meaning.
  ///   - design: what the letters look like; `nil` for the platform's own.
  ///   - weight: how thick the strokes are; `nil` for the style's own.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style: style, weight: weight, design: design)
  }

  /// The platform's font in a size.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - weight: how thick the strokes are; `nil` for regular.
  ///   - design: what the letters look like; `nil` for the platform's own.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  /// Of a screen's title.
  public static let largeTitle = Font.system(.largeTitle)
  /// Of first headings.
  public static let title = Font.system(.title)
  /// Of second headings.
  public static let title2 = Font.system(.title2)
  /// Of third headings.
  public static let title3 = Font.system(.title3)
  /// Of what stands out from a body.
  public static let headline = Font.system(.headline)
  /// Of what stands below a headline.
  public static let subheadline = Font.system(.subheadline)
  /// Of running text.
  public static let body = Font.system(.body)
  /// Of what is said to someone.
  public static let callout = Font.system(.callout)
  /// Of notes at the foot.
  public static let footnote = Font.system(.footnote)
  /// Of captions.
  public static let caption = Font.system(.caption)
  /// Of smaller captions.
  public static let caption2 = Font.system(.caption2)

  /// This font with thick strokes.
  public func bold() -> Font { weight(.bold) }

  /// This font with strokes of another thickness.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// This font slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// This font with letters that are all equally wide.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  @MainActor
  func describe(_ writer: inout ElementWriter) {
    if let style { writer[.fontStyle] = .string(style.rawValue) }
    if let size { writer[.fontSize] = .number(Double(size)) }
    if let weight { writer[.fontWeight] = .string(weight.rawValue) }
    if let design { writer[.fontDesign] = .string(design.rawValue) }
    writer[.italic] = isItalic ? .flag(true) : nil
    describeMore(&writer)
  }
}
