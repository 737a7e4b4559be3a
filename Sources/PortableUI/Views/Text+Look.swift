/// How a text, or a piece of one, is set, where that was said of it: what was not is as around it, and what is said to be
/// `nil` is the platform's own.
struct TextLook: Hashable, Sendable {
  var font: Font??
  var weight: Font.Weight??
  var isItalic: Bool?
  var color: Color??
}

extension TextLook {
  /// This look, and another one where it says nothing.
  func filled(by outer: TextLook) -> TextLook {
    TextLook(
      font: font ?? outer.font, weight: weight ?? outer.weight, isItalic: isItalic ?? outer.isItalic,
      color: color ?? outer.color)
  }
}

extension Text {
  /// Sets what the text is set in. Pieces with a font of their own keep it.
  ///
  /// - Parameter font: the font; `nil` for the platform's own.
  nonisolated public func font(_ font: Font?) -> Text {
    looking { $0.font = $0.font ?? .some(font) }
  }

  /// Sets how thick the strokes are, whatever the font.
  ///
  /// - Parameter weight: how thick; `nil` leaves it to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    looking { $0.weight = $0.weight ?? .some(weight) }
  }

  /// Gives the text thick strokes, whatever the font.
  ///
  /// - Parameter isActive: `false` leaves it to the font.
  nonisolated public func bold(_ isActive: Bool = true) -> Text {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants the text, whatever the font.
  ///
  /// - Parameter isActive: `false` leaves it to the font.
  nonisolated public func italic(_ isActive: Bool = true) -> Text {
    looking { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// Sets what the text is written in.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    foregroundColor(style.resolvedColor)
  }

  /// Sets the color of the text.
  ///
  /// - Parameter color: the color; `nil` for the platform's own.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    looking { $0.color = $0.color ?? .some(color) }
  }
}
