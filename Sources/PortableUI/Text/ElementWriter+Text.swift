import Elements
import ViewGraph

extension ElementWriter {
  /// Writes the text attributes that the environment defines, for content that is styled like a text.
  mutating func describeText() {
    describeText(OwnLook(), inheriting: EnvironmentValues(scope: environment).inheritedLook)
  }

  /// Writes text attributes from a text's own look and from the environment.
  ///
  /// - Parameters:
  ///   - look: the look of the text itself.
  ///   - inherited: the look that the environment defines, except the font and the color.
  mutating func describeText(_ look: OwnLook, inheriting inherited: OwnLook) {
    let values = EnvironmentValues(scope: environment)
    guard !look.isNone || !inherited.isNone else {
      values.font?.describe(&self)
      return describeForeground(in: values)
    }
    describe(look, inheriting: inherited, in: values)
  }

  private mutating func describe(_ look: OwnLook, inheriting inherited: OwnLook, in values: EnvironmentValues) {
    let own = look.value
    let font = if let said = own?.font { said } else { values.font }
    font?.describe(&self)
    if let own { describeForeground(own, in: values) } else { describeForeground(in: values) }
    if let whole = look.filled(by: inherited).value {
      describe(whole)
      describeSize(whole, of: font)
    }
  }

  private mutating func describeForeground(_ look: TextLook, in values: EnvironmentValues) {
    if let paint = look.paint {
      self[.foreground] = paint.value(in: values)
      if let shadow = paint.dropShadow { self[.textShadow] = .filter(shadow) }
    } else if let color = look.color {
      self[.foreground] = color.map { .color($0.value) }
    } else {
      describeForeground(in: values)
    }
  }

  private mutating func describeForeground(in values: EnvironmentValues) {
    let look = values.foregroundLook
    self[.foreground] = look?.value(0)
    if let shadow = look?.shadow { self[.textShadow] = .filter(shadow) }
  }

  /// Writes the attributes that apply to a text as a whole.
  mutating func describeParagraph(_ look: TextLook) {
    if let limit = look.lineLimit { self[.lineLimit] = .number(Double(max(1, limit))) }
    if let alignment = look.alignment, alignment != .leading { self[.textAlignment] = .string(alignment.rawValue) }
    if let paragraph = look.paragraph { describe(paragraph) }
  }

  /// Writes the attributes other than the font and the color.
  private mutating func describe(_ look: TextLook) {
    if let weight = look.weight ?? nil { self[.fontWeight] = .string(weight.rawValue) }
    if let design = look.design ?? nil { self[.fontDesign] = .string(design.rawValue) }
    if let width = look.width { self[.fontWidth] = .number(width.percentage) }
    if look.isItalic == true { self[.italic] = .flag(true) }
    if look.hasMonospacedDigits == true { self[.monospacedDigits] = .flag(true) }
    if let background = look.background { self[.textBackground] = .color(background.value) }
    if let line = look.underline ?? nil {
      self[.underline] = .string(line.pattern.name)
      self[.underlineColor] = line.color.map { .color($0.value) }
    }
    if let line = look.strikethrough ?? nil {
      self[.strikethrough] = .string(line.pattern.name)
      self[.strikethroughColor] = line.color.map { .color($0.value) }
    }
    if let space = look.tracking ?? look.kerning, space.isFinite { self[.letterSpacing] = .number(Double(space)) }
    if let offset = look.baselineOffset, offset.isFinite { self[.baselineOffset] = .number(Double(offset)) }
  }

  /// Writes the font size, if it differs from the size that follows from the font and the user's text size.
  private mutating func describeSize(_ look: TextLook, of font: Font?) {
    guard look.typeSize != nil || look.isSecondary == true else { return }
    let font = font ?? .body
    let scales = font.size == nil || font.features.contains(.scales)
    self[.fontSize] = .number(font.points(at: look.typeSize ?? .large) * (look.isSecondary == true ? 0.8 : 1))
    if scales { self[.scalesFont] = .flag(true) }
  }

  /// Writes the attributes of a text's lines.
  private mutating func describe(_ paragraph: ParagraphLook) {
    if let spacing = paragraph.lineSpacing, spacing.isFinite { self[.lineSpacing] = .number(Double(max(0, spacing))) }
    if let lines = paragraph.minimumLines, lines > 0 { self[.minimumLines] = .number(Double(lines)) }
    if let mode = paragraph.truncation, mode != .tail { self[.truncation] = .string(mode.name) }
    if let scale = paragraph.minimumScale, scale < 1 { self[.minimumScale] = .number(Double(max(0.1, scale))) }
    if paragraph.allowsTightening == true { self[.allowsTightening] = .flag(true) }
    if let isSelectable = paragraph.isSelectable { self[.selectable] = .flag(isSelectable) }
  }

  /// Writes the attributes that controls take from the environment.
  mutating func describeControl() {
    if !EnvironmentValues(scope: environment).isEnabled { self[.disabled] = .flag(true) }
  }
}
