/// The style of a text or a part of it. A property that is `nil` is inherited; a doubly optional property that is
/// `.some(nil)` is the platform's default.
struct TextAttributes: Hashable, Sendable {
  var font: Font??
  var weight: Font.Weight??
  var design: Font.Design??
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var color: Color??
  /// The paint of the text, if it is not just a color.
  var paint: ShapePaint?
  var background: Color?
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// The link of the text.
  var link: URL?
  var letterCase: Text.Case?
  var width: Font.Width?
  /// Whether the text has the size of secondary text.
  var isSecondary: Bool?
  /// Applies only to a whole text.
  var lineLimit: Int?
  /// Applies only to a whole text.
  var alignment: TextAlignment?
  /// Applies only to a whole text.
  var paragraph: ParagraphAttributes?
  /// The text size that replaces the user's preferred one; `nil` for that of the user.
  var typeSize: DynamicTypeSize?

  /// Returns these attributes with missing ones taken from others.
  func filled(by outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      isItalic: isItalic ?? outer.isItalic, hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      color: color ?? (paint == nil ? outer.color : nil), paint: paint ?? (color == nil ? outer.paint : nil),
      background: background ?? outer.background, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, kerning: kerning ?? outer.kerning,
      tracking: tracking ?? outer.tracking, baselineOffset: baselineOffset ?? outer.baselineOffset,
      link: link ?? outer.link, letterCase: letterCase ?? outer.letterCase, width: width ?? outer.width,
      isSecondary: isSecondary ?? outer.isSecondary, lineLimit: lineLimit ?? outer.lineLimit,
      alignment: alignment ?? outer.alignment, paragraph: paragraph ?? outer.paragraph,
      typeSize: typeSize ?? outer.typeSize)
  }

  /// These attributes without those that a run of text could not undo, or would apply twice, if the whole text had
  /// them.
  var withoutCumulativeAttributes: TextAttributes {
    var attributes = self
    attributes.underline = nil
    attributes.strikethrough = nil
    attributes.baselineOffset = nil
    return attributes
  }

  /// Returns a string in the letter case of the attributes.
  @MainActor
  func cased(_ string: String, in values: EnvironmentValues) -> String {
    switch letterCase {
    case .uppercase: string.uppercased(with: values.locale)
    case .lowercase: string.lowercased(with: values.locale)
    case nil: string
    }
  }
}

/// Text attributes, or none, in the size of a pointer. The attributes are several times as large as the rest of a text,
/// and most texts have none.
struct TextAttributesBox: Hashable, Sendable {
  private indirect enum Storage: Hashable, Sendable {
    case attributes(TextAttributes)
  }

  private let storage: Storage?

  /// Creates a box without attributes.
  init() { storage = nil }

  /// Wraps attributes. Attributes that are all `nil` are stored as none.
  init(_ attributes: TextAttributes) { storage = attributes == TextAttributes() ? nil : .attributes(attributes) }

  var isNone: Bool { if case nil = storage { true } else { false } }

  /// A copy of the attributes, which is large.
  var value: TextAttributes? { if case .attributes(let attributes) = storage { attributes } else { nil } }

  /// Returns these attributes with missing ones taken from others.
  func filled(by outer: TextAttributesBox) -> TextAttributesBox {
    guard let outer = outer.value else { return self }
    return TextAttributesBox(value?.filled(by: outer) ?? outer)
  }
}

private struct TextAttributesKey: EnvironmentKey {
  static var defaultValue: TextAttributesBox { TextAttributesBox() }
}

extension EnvironmentValues {
  /// The style that texts inherit, except ``font`` and the color.
  ///
  /// It is a single value because every text reads it.
  var inheritedTextAttributes: TextAttributesBox { self[TextAttributesKey.self] }

  /// The ``inheritedTextAttributes``, in a form that can be modified.
  var textAttributes: TextAttributes {
    get { inheritedTextAttributes.value ?? TextAttributes() }
    set { self[TextAttributesKey.self] = TextAttributesBox(newValue) }
  }
}
