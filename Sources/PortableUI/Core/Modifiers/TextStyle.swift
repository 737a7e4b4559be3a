/// Sets the font of texts. Its change of the environment is declared as constant (`isConstant`), so that views with the
/// same font share the resulting environment.
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
  /// Sets the font of the texts in this view.
  ///
  /// - Parameter font: the font; `nil` for the platform default.
  @inlinable
  public consuming func font(_ font: Font?) -> some View {
    modifier(FontModifier(font: font))
  }

  /// Sets the font weight of the texts in this view.
  ///
  /// - Parameter weight: the weight; `nil` for the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textAttributes.weight, weight)
  }

  /// Makes the texts in this view bold.
  ///
  /// - Parameter isActive: whether the texts are bold. `false` restores the weight of the font.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Makes the texts in this view italic.
  ///
  /// - Parameter isActive: whether the texts are in italics.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textAttributes.isItalic, isActive)
  }

  /// Sets the font design of the texts in this view.
  ///
  /// - Parameter design: the design; `nil` for the design of the font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textAttributes.design, design)
  }

  /// Sets a monospaced font design for the texts in this view.
  ///
  /// - Parameter isActive: whether the design is monospaced. `false` restores the design of the font.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Makes all digits in this view equally wide, so that a changing number does not shift the content around it.
  public func monospacedDigit() -> some View {
    environment(\.textAttributes.hasMonospacedDigits, true)
  }

  /// Underlines the texts in this view.
  ///
  /// - Parameters:
  ///   - isActive: whether the texts are underlined.
  ///   - pattern: the pattern of the line. A host may draw patterns of dashes and dots as dashes.
  ///   - color: the color of the line; `nil` for the color of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textAttributes.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Strikes through the texts in this view.
  ///
  /// - Parameters:
  ///   - isActive: whether the texts are struck through.
  ///   - pattern: the pattern of the line. A host may draw patterns of dashes and dots as dashes.
  ///   - color: the color of the line; `nil` for the color of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textAttributes.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the spacing between the characters of the texts in this view, in addition to the spacing of the font.
  ///
  /// - Parameter kerning: the spacing, in points. Negative values move characters closer together.
  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textAttributes.kerning, kerning)
  }

  /// Sets the spacing between the characters of the texts in this view, in addition to the spacing of the font.
  /// Tracking takes precedence over ``kerning(_:)``.
  ///
  /// - Parameter tracking: the spacing, in points. Negative values move characters closer together.
  public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textAttributes.tracking, tracking)
  }

  /// Offsets the texts in this view from their baseline.
  ///
  /// - Parameter baselineOffset: the upward offset, in points. Negative values move the texts down.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textAttributes.baselineOffset, baselineOffset)
  }
}
