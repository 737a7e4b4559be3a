import ViewGraph

/// A font with a text style or a size, a weight, a design and other attributes.
public struct Font: Hashable, Sendable {
  /// A semantic font size, which scales with the user's preferred text size.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// The style of large titles.
    case largeTitle
    /// The style of first-level headings.
    case title
    /// The style of second-level headings.
    case title2
    /// The style of third-level headings.
    case title3
    /// The style of headlines.
    case headline
    /// The style of subheadlines.
    case subheadline
    /// The style of body text.
    case body
    /// The style of callouts.
    case callout
    /// The style of footnotes.
    case footnote
    /// The style of captions.
    case caption
    /// The style of secondary, smaller captions.
    case caption2
  }

  /// The weight of a font.
  public enum Weight: String, Hashable, Sendable {
    /// The lightest weight.
    case ultraLight
    /// The weight between ultra light and light.
    case thin
    /// The weight between thin and regular.
    case light
    /// The regular weight, the default.
    case regular
    /// The weight between regular and semibold.
    case medium
    /// The weight between medium and bold.
    case semibold
    /// The weight between semibold and heavy.
    case bold
    /// The weight between bold and black.
    case heavy
    /// The heaviest weight.
    case black
  }

  /// The design of a typeface.
  public enum Design: String, Hashable, Sendable {
    /// The platform default.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with rounded strokes.
    case rounded
    /// A design in which all characters have the same width.
    case monospaced
  }

  package var style: TextStyle?
  package var size: CGFloat?
  /// The text style with which a size in points scales; `nil` if the size is fixed.
  package var relativeStyle: TextStyle?
  var weight: Weight?
  var design: Design?
  var isItalic = false
  /// The name of the font family; `nil` for the platform default.
  var family: String?
  package var features: Features = []
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

  /// Returns the system font in a text style.
  ///
  /// - Parameters:
  ///   - style: the text style.
  ///   - design: the design; `nil` for the platform default.
  ///   - weight: the weight; `nil` for the weight of the text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style: style, weight: weight, design: design)
  }

  /// Returns the system font in a size.
  ///
  /// - Parameters:
  ///   - size: the size, in points.
  ///   - weight: the weight; `nil` for regular.
  ///   - design: the design; `nil` for the platform default.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  /// The font of large titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of first-level headings.
  public static let title = Font.system(.title)
  /// The font of second-level headings.
  public static let title2 = Font.system(.title2)
  /// The font of third-level headings.
  public static let title3 = Font.system(.title3)
  /// The font of headlines.
  public static let headline = Font.system(.headline)
  /// The font of subheadlines.
  public static let subheadline = Font.system(.subheadline)
  /// The font of body text.
  public static let body = Font.system(.body)
  /// The font of callouts.
  public static let callout = Font.system(.callout)
  /// The font of footnotes.
  public static let footnote = Font.system(.footnote)
  /// The font of captions.
  public static let caption = Font.system(.caption)
  /// The font of secondary, smaller captions.
  public static let caption2 = Font.system(.caption2)

  /// Returns this font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns this font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns this font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns this font in the monospaced design.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  @MainActor
  package func describe(_ writer: inout ElementWriter) {
    if let style { writer[.fontStyle] = .string(style.rawValue) }
    if let size { writer[.fontSize] = .number(Double(size)) }
    if let weight { writer[.fontWeight] = .string(weight.rawValue) }
    if let design { writer[.fontDesign] = .string(design.rawValue) }
    writer[.italic] = isItalic ? .flag(true) : nil
    describeMore(&writer)
  }
}
