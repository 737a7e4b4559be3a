import Elements
import ViewGraph

extension ElementWriter {
  /// Writes the text attributes that the environment defines, for content that is styled like a text.
  package mutating func describeText() {
    describeText(TextAttributesBox(), inheriting: EnvironmentValues(scope: environment).inheritedTextAttributes)
  }

  /// Writes text attributes from a text's own attributes and from the environment.
  ///
  /// - Parameters:
  ///   - attributes: the attributes of the text itself.
  ///   - inherited: the attributes that the environment defines, except the font and the color.
  mutating func describeText(_ attributes: TextAttributesBox, inheriting inherited: TextAttributesBox) {
    let values = EnvironmentValues(scope: environment)
    guard !attributes.isNone || !inherited.isNone else {
      values.font?.describe(&self)
      return describeForeground(in: values)
    }
    describe(attributes, inheriting: inherited, in: values)
  }

  private mutating func describe(
    _ attributes: TextAttributesBox, inheriting inherited: TextAttributesBox, in values: EnvironmentValues
  ) {
    let own = attributes.value
    let font = if let ownFont = own?.font { ownFont } else { values.font }
    font?.describe(&self)
    if let own { describeForeground(own, in: values) } else { describeForeground(in: values) }
    if let whole = attributes.filled(by: inherited).value {
      describe(whole)
      describeSize(whole, of: font)
    }
  }

  private mutating func describeForeground(_ attributes: TextAttributes, in values: EnvironmentValues) {
    if let paint = attributes.paint {
      self[.foreground] = paint.value(in: values)
      if let shadow = paint.dropShadow { self[.textShadow] = .filter(shadow) }
    } else if let color = attributes.color {
      self[.foreground] = color.map { .color($0.value) }
    } else {
      describeForeground(in: values)
    }
  }

  private mutating func describeForeground(in values: EnvironmentValues) {
    let style = values.resolvedForegroundStyle
    self[.foreground] = style?.value(0)
    if let shadow = style?.shadow { self[.textShadow] = .filter(shadow) }
  }

  /// Writes the attributes that apply to a text as a whole.
  package mutating func describeParagraph(_ attributes: TextAttributes) {
    if let limit = attributes.lineLimit { self[.lineLimit] = .number(Double(max(1, limit))) }
    if let alignment = attributes.alignment, alignment != .leading {
      self[.textAlignment] = .string(alignment.rawValue)
    }
    if let paragraph = attributes.paragraph { describe(paragraph) }
  }

  /// Writes the attributes other than the font and the color.
  private mutating func describe(_ attributes: TextAttributes) {
    if let weight = attributes.weight ?? nil { self[.fontWeight] = .string(weight.rawValue) }
    if let design = attributes.design ?? nil { self[.fontDesign] = .string(design.rawValue) }
    if let width = attributes.width { self[.fontWidth] = .number(width.percentage) }
    if attributes.isItalic == true { self[.italic] = .flag(true) }
    if attributes.hasMonospacedDigits == true { self[.monospacedDigits] = .flag(true) }
    if let background = attributes.background { self[.textBackground] = .color(background.value) }
    if let line = attributes.underline ?? nil {
      self[.underline] = .string(line.pattern.name)
      self[.underlineColor] = line.color.map { .color($0.value) }
    }
    if let line = attributes.strikethrough ?? nil {
      self[.strikethrough] = .string(line.pattern.name)
      self[.strikethroughColor] = line.color.map { .color($0.value) }
    }
    if let space = attributes.tracking ?? attributes.kerning, space.isFinite {
      self[.letterSpacing] = .number(Double(space))
    }
    if let offset = attributes.baselineOffset, offset.isFinite { self[.baselineOffset] = .number(Double(offset)) }
  }

  /// Writes the font size, if it differs from the size that follows from the font and the user's text size.
  private mutating func describeSize(_ attributes: TextAttributes, of font: Font?) {
    guard attributes.typeSize != nil || attributes.isSecondary == true else { return }
    let font = font ?? .body
    let scales = font.size == nil || font.features.contains(.scales)
    self[.fontSize] = .number(
      font.points(at: attributes.typeSize ?? .large) * (attributes.isSecondary == true ? 0.8 : 1))
    if scales { self[.scalesFont] = .flag(true) }
  }

  /// Writes the attributes of a text's lines.
  private mutating func describe(_ paragraph: ParagraphAttributes) {
    if let spacing = paragraph.lineSpacing, spacing.isFinite { self[.lineSpacing] = .number(Double(max(0, spacing))) }
    if let lines = paragraph.minimumLines, lines > 0 { self[.minimumLines] = .number(Double(lines)) }
    if let mode = paragraph.truncation, mode != .tail { self[.truncation] = .string(mode.name) }
    if let scale = paragraph.minimumScale, scale < 1 { self[.minimumScale] = .number(Double(max(0.1, scale))) }
    if paragraph.allowsTightening == true { self[.allowsTightening] = .flag(true) }
    if let isSelectable = paragraph.isSelectable { self[.selectable] = .flag(isSelectable) }
  }

  /// Writes the attribute of a control that depends on the environment: whether the control is disabled.
  package mutating func describeControl() {
    if !EnvironmentValues(scope: environment).isEnabled { self[.disabled] = .flag(true) }
  }
}
