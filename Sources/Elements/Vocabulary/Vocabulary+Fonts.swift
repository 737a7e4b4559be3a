// Fonts and styles of characters. A run of a text carries the same attributes as the text.

extension AttributeKey {
  /// The text style.
  ///
  /// - Value: The name of a text style, from `largeTitle` to `caption2`.
  /// - Kinds: `text`, controls.
  public static let fontStyle = AttributeKey(rawValue: "fontStyle")

  /// The font size.
  ///
  /// - Value: A number of points.
  /// - Kinds: `text`, `image`, controls.
  public static let fontSize = AttributeKey(rawValue: "fontSize")

  /// The font weight.
  ///
  /// - Value: `ultraLight`, `thin`, `light`, `regular`, `medium`, `semibold`, `bold`, `heavy` or `black`.
  /// - Kinds: `text`, `image`, controls.
  public static let fontWeight = AttributeKey(rawValue: "fontWeight")

  /// The font design.
  ///
  /// - Value: `serif`, `rounded` or `monospaced`.
  /// - Kinds: `text`, controls.
  public static let fontDesign = AttributeKey(rawValue: "fontDesign")

  /// The name of a font family. A host that does not have the font uses its default font.
  ///
  /// - Value: A string.
  /// - Kinds: `text`, controls.
  public static let fontFamily = AttributeKey(rawValue: "fontFamily")

  /// The line spacing of the font.
  ///
  /// - Value: `tight` or `loose`.
  /// - Kinds: `text`, controls.
  public static let fontLeading = AttributeKey(rawValue: "fontLeading")

  /// The width of the font.
  ///
  /// - Value: A percentage of the standard width, as a number.
  /// - Kinds: `text`, controls.
  public static let fontWidth = AttributeKey(rawValue: "fontWidth")

  /// Whether the `fontSize` scales with the user's preferred text size.
  ///
  /// - Value: A flag.
  /// - Kinds: `text`, `image`, controls.
  public static let scalesFont = AttributeKey(rawValue: "scalesFont")

  /// The letters that are shown as small capitals.
  ///
  /// - Value: `lowercase`, `uppercase` or `all`.
  /// - Kinds: `text`, controls.
  public static let smallCaps = AttributeKey(rawValue: "smallCaps")

  /// Whether the text is italic.
  ///
  /// - Value: A flag.
  /// - Kinds: `text`, controls.
  public static let italic = AttributeKey(rawValue: "italic")

  /// Whether digits have equal widths.
  ///
  /// - Value: A flag.
  /// - Kinds: `text`, controls.
  public static let monospacedDigits = AttributeKey(rawValue: "monospacedDigits")

  /// The pattern of a line below the text.
  ///
  /// - Value: `solid`, `dot`, `dash`, `dashDot` or `dashDotDot`.
  /// - Kinds: `text`.
  public static let underline = AttributeKey(rawValue: "underline")

  /// The pattern of a line through the text.
  ///
  /// - Value: As for `underline`.
  /// - Kinds: `text`.
  public static let strikethrough = AttributeKey(rawValue: "strikethrough")

  /// The color of the `underline` if it differs from the text's color.
  ///
  /// - Value: A color.
  /// - Kinds: `text`.
  public static let underlineColor = AttributeKey(rawValue: "underlineColor")

  /// The color of the `strikethrough` if it differs from the text's color.
  ///
  /// - Value: A color.
  /// - Kinds: `text`.
  public static let strikethroughColor = AttributeKey(rawValue: "strikethroughColor")

  /// The additional space between letters.
  ///
  /// - Value: A number of points.
  /// - Kinds: `text`.
  public static let letterSpacing = AttributeKey(rawValue: "letterSpacing")

  /// The offset of the text above the baseline.
  ///
  /// - Value: A number of points, upwards.
  /// - Kinds: `text`.
  public static let baselineOffset = AttributeKey(rawValue: "baselineOffset")

  /// The background color of the text.
  ///
  /// - Value: A color.
  /// - Kinds: `text`.
  public static let textBackground = AttributeKey(rawValue: "textBackground")

  /// The shadow of a text or a symbol.
  ///
  /// - Value: ``AttributeValue/filter(_:)``.
  /// - Kinds: `text`, `image`.
  public static let textShadow = AttributeKey(rawValue: "textShadow")

  /// The color of the text. For a symbol in the palette mode, the color of its secondary layer.
  ///
  /// - Value: A color or a paint.
  /// - Kinds: `text`, `image`, fields.
  public static let foreground = AttributeKey(rawValue: "foreground")
}
