/// Says what texts are set in. A font is names and numbers, so rows that say the same share what comes of it.
@usableFromInline
struct FontModifier: EnvironmentModifier {
  let font: Font?

  @usableFromInline
  init(font: Font?) {
    self.font = font
  }

  @usableFromInline static var isPlain: Bool { true }
  @usableFromInline static var isConstant: Bool { true }

  @usableFromInline func change(_ values: inout EnvironmentValues) { values.font = font }
}

extension View {
  /// Sets what the texts in this view are set in.
  ///
  /// - Parameter font: the font; `nil` for the platform's own.
  @inlinable
  public consuming func font(_ font: Font?) -> some View {
    modifier(FontModifier(font: font))
  }

  /// Sets how thick the strokes of the texts in this view are, whatever their font.
  ///
  /// - Parameter weight: how thick; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textLook.weight, weight)
  }

  /// Gives the texts in this view thick strokes, whatever their font.
  ///
  /// - Parameter isActive: `false` leaves it to the font.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants the texts in this view, whatever their font.
  ///
  /// - Parameter isActive: `false` leaves it to the font.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textLook.isItalic, isActive)
  }

  /// Sets what the letters of the texts in this view look like, whatever their font.
  ///
  /// - Parameter design: what they look like; `nil` leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textLook.design, design)
  }

  /// Makes every letter in this view as wide as any other, whatever the font.
  ///
  /// - Parameter isActive: `false` leaves it to the font.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Makes every digit in this view as wide as any other, so that numbers that change do not move what is beside them.
  public func monospacedDigit() -> some View {
    environment(\.textLook.hasMonospacedDigits, true)
  }

  /// Draws a line below the texts in this view.
  ///
  /// - Parameters:
  ///   - isActive: `false` for none.
  ///   - pattern: what the line is made of. A host may show dashes and dots as dashes.
  ///   - color: its color; `nil` for that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textLook.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Draws a line through the texts in this view.
  ///
  /// - Parameters:
  ///   - isActive: `false` for none.
  ///   - pattern: what the line is made of. A host may show dashes and dots as dashes.
  ///   - color: its color; `nil` for that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textLook.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the space between the letters of the texts in this view, beside what the font has.
  ///
  /// - Parameter kerning: in points; negative to bring them together.
  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textLook.kerning, kerning)
  }

  /// Sets the space between the letters of the texts in this view, beside what the font has. It counts more than
  /// ``kerning(_:)``.
  ///
  /// - Parameter tracking: in points; negative to bring them together.
  public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textLook.tracking, tracking)
  }

  /// Raises the texts in this view above the line that letters stand on.
  ///
  /// - Parameter baselineOffset: in points; negative to lower them.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textLook.baselineOffset, baselineOffset)
  }
}
