/// The style of a text or a part of it. A property that is `nil` is inherited; a doubly optional property that is
/// `.some(nil)` is the platform's default.
struct TextLook: Hashable, Sendable {
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
  var paragraph: ParagraphLook?
  /// The text size that replaces the user's preferred one; `nil` for that of the user.
  var typeSize: DynamicTypeSize?

  /// Returns this look with missing properties taken from another look.
  func filled(by outer: TextLook) -> TextLook {
    TextLook(
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

  /// This look without the properties that a run of text could not undo, or would apply twice, if the whole text had
  /// them.
  var withoutWhatAddsUp: TextLook {
    var look = self
    look.underline = nil
    look.strikethrough = nil
    look.baselineOffset = nil
    return look
  }

  /// Returns a string in the letter case of the look.
  @MainActor
  func cased(_ string: String, in values: EnvironmentValues) -> String {
    switch letterCase {
    case .uppercase: string.uppercased(with: values.locale)
    case .lowercase: string.lowercased(with: values.locale)
    case nil: string
    }
  }
}

/// A look, or none, in the size of a pointer. A look is several times as large as the rest of a text, and most texts
/// have none.
struct OwnLook: Hashable, Sendable {
  private indirect enum Said: Hashable, Sendable {
    case look(TextLook)
  }

  private let said: Said?

  /// Creates an empty look.
  init() { said = nil }

  /// Wraps a look. A look without any properties is stored as none.
  init(_ look: TextLook) { said = look == TextLook() ? nil : .look(look) }

  var isNone: Bool { if case nil = said { true } else { false } }

  /// A copy of the look, which is large.
  var value: TextLook? { if case .look(let look) = said { look } else { nil } }

  /// Returns this look with missing properties taken from another look.
  func filled(by outer: OwnLook) -> OwnLook {
    guard let outer = outer.value else { return self }
    return OwnLook(value?.filled(by: outer) ?? outer)
  }
}

private struct TextLookKey: EnvironmentKey {
  static var defaultValue: OwnLook { OwnLook() }
}

extension EnvironmentValues {
  /// The style that texts inherit, except ``font`` and the color.
  ///
  /// It is a single value because every text reads it.
  var inheritedLook: OwnLook { self[TextLookKey.self] }

  /// The ``inheritedLook``, in a form that can be modified.
  var textLook: TextLook {
    get { inheritedLook.value ?? TextLook() }
    set { self[TextLookKey.self] = OwnLook(newValue) }
  }
}
