/// The style of a text or a part of it. A property that is `nil` is inherited; a doubly optional property that is
/// `.some(nil)` is the platform's default.
package struct TextAttributes: Hashable, Sendable {
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
  /// The maximum number of lines. It applies only to a whole text, not to a part.
  var lineLimit: Int?
  /// The alignment of the lines. It applies only to a whole text, not to a part.
  package var alignment: TextAlignment?
  /// The less common attributes of the lines. They apply only to a whole text, not to a part.
  var paragraph: ParagraphAttributes?
  /// The text size that replaces the user's preferred text size; `nil` for the preferred size.
  var typeSize: DynamicTypeSize?

  /// Returns these attributes, with each missing attribute taken from the outer attributes.
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

  /// These attributes without underline, strikethrough and baseline offset. If the element of the whole text had them,
  /// a part of the text could not remove the lines, and the baseline offset would apply twice.
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

extension TextAttributes {
  /// Attributes that are all inherited.
  package static let inherited = TextAttributes()
}

/// Optional text attributes in the size of a pointer. Most texts have no attributes, and without the box the attributes
/// would take several times the size of the rest of a text.
package struct TextAttributesBox: Hashable, Sendable {
  private indirect enum Storage: Hashable, Sendable {
    case attributes(TextAttributes)
  }

  private let storage: Storage?

  /// Creates a box without attributes.
  init() { storage = nil }

  /// Wraps attributes. If all attributes are `nil`, the box stores no attributes.
  init(_ attributes: TextAttributes) { storage = attributes == TextAttributes() ? nil : .attributes(attributes) }

  var isNone: Bool { if case nil = storage { true } else { false } }

  /// The attributes; `nil` if there are none. Reading the property makes a large copy.
  package var value: TextAttributes? { if case .attributes(let attributes) = storage { attributes } else { nil } }

  /// Returns these attributes, with each missing attribute taken from the outer attributes.
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
  package var inheritedTextAttributes: TextAttributesBox { self[TextAttributesKey.self] }

  /// The ``inheritedTextAttributes``, in a form that can be modified.
  package var textAttributes: TextAttributes {
    get { inheritedTextAttributes.value ?? TextAttributes() }
    set { self[TextAttributesKey.self] = TextAttributesBox(newValue) }
  }
}
