/// How a text, or a piece of one, is set, where that was said of it: what was not is as around it, and what is said to be
/// `nil` is the platform's own.
struct TextLook: Hashable, Sendable {
  var font: Font??
  var weight: Font.Weight??
  var design: Font.Design??
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var color: Color??
  /// What the text is painted in where that is not said by its color.
  var paint: ShapePaint?
  var background: Color?
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// Where the text leads.
  var link: URL?
  var letterCase: Text.Case?
  var width: Font.Width?
  /// Whether it is as large as what says more of something that stands before it.
  var isSecondary: Bool?
  /// Of a whole text.
  var lineLimit: Int?
  /// Of a whole text.
  var alignment: TextAlignment?
  /// Of a whole text.
  var paragraph: ParagraphLook?
  /// What a person is taken to prefer; `nil` for what they do.
  var typeSize: DynamicTypeSize?

  /// This look, and another one where it says nothing.
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

  /// This look without what a run could not undo, or would have twice, if all of its text had it.
  var withoutWhatAddsUp: TextLook {
    var look = self
    look.underline = nil
    look.strikethrough = nil
    look.baselineOffset = nil
    return look
  }

  /// A string in the letters that the look asks for.
  @MainActor
  func cased(_ string: String, in values: EnvironmentValues) -> String {
    switch letterCase {
    case .uppercase: string.uppercased(with: values.locale)
    case .lowercase: string.lowercased(with: values.locale)
    case nil: string
    }
  }
}

/// A look that says something, or none, in the room of a pointer: a look is several times as large as all else of a text, and
/// most texts have none.
struct OwnLook: Hashable, Sendable {
  private indirect enum Said: Hashable, Sendable {
    case look(TextLook)
  }

  private let said: Said?

  /// No look.
  init() { said = nil }

  /// The look, if it says something.
  init(_ look: TextLook) { said = look == TextLook() ? nil : .look(look) }

  var isNone: Bool { if case nil = said { true } else { false } }

  /// A copy, which is not small.
  var value: TextLook? { if case .look(let look) = said { look } else { nil } }

  /// This look, and another one where it says nothing.
  func filled(by outer: OwnLook) -> OwnLook {
    guard let outer = outer.value else { return self }
    return OwnLook(value?.filled(by: outer) ?? outer)
  }
}

private struct TextLookKey: EnvironmentKey {
  static var defaultValue: OwnLook { OwnLook() }
}

extension EnvironmentValues {
  /// How texts are set where they do not say so themselves, but for ``font`` and the color.
  ///
  /// One value and not many: every text asks for it.
  var inheritedLook: OwnLook { self[TextLookKey.self] }

  /// The ``inheritedLook``, to be changed.
  var textLook: TextLook {
    get { inheritedLook.value ?? TextLook() }
    set { self[TextLookKey.self] = OwnLook(newValue) }
  }
}
