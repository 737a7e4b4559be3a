extension Text {
  /// Sets the font of the text. Parts of the text that already have a font keep it.
  ///
  /// - Parameter font: the font; `nil` for the platform default.
  nonisolated public func font(_ font: Font?) -> Text {
    settingAttributes { $0.font = $0.font ?? .some(font) }
  }

  /// Sets the weight of the text's font.
  ///
  /// - Parameter weight: the weight; `nil` for the weight of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    settingAttributes { $0.weight = $0.weight ?? .some(weight) }
  }

  /// Sets the design of the text's font.
  ///
  /// - Parameter design: the design; `nil` for the design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    settingAttributes { $0.design = $0.design ?? .some(design) }
  }

  /// Sets the text in bold.
  ///
  /// - Parameter isActive: `false` for the weight of the font.
  nonisolated public func bold(_ isActive: Bool = true) -> Text {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets the text in italics.
  ///
  /// - Parameter isActive: `false` for the style of the font.
  nonisolated public func italic(_ isActive: Bool = true) -> Text {
    settingAttributes { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// Sets the text in a monospaced font design, where all characters have the same width.
  ///
  /// - Parameter isActive: `false` for the design of the font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Sets digits of equal width, so that a changing number does not shift the text around it.
  nonisolated public func monospacedDigit() -> Text {
    settingAttributes { $0.hasMonospacedDigits = $0.hasMonospacedDigits ?? true }
  }

  /// Sets the style, such as a color or a gradient, that the text is drawn with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let paint = style.shapePaint
    return settingAttributes { if $0.color == nil { $0.paint = $0.paint ?? paint } }
  }

  /// Sets the color of the text.
  ///
  /// - Parameter color: the color; `nil` for the platform default.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    settingAttributes { if $0.paint == nil { $0.color = $0.color ?? .some(color) } }
  }

  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: `false` for no underline.
  ///   - pattern: the pattern of the line. A host may draw patterns of dashes and dots as dashes.
  ///   - color: the color of the line; `nil` for the color of the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return settingAttributes { $0.underline = $0.underline ?? .some(line) }
  }

  /// Strikes through the text.
  ///
  /// - Parameters:
  ///   - isActive: `false` for no line.
  ///   - pattern: the pattern of the line. A host may draw patterns of dashes and dots as dashes.
  ///   - color: the color of the line; `nil` for the color of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return settingAttributes { $0.strikethrough = $0.strikethrough ?? .some(line) }
  }

  /// Sets the spacing between characters, in addition to the spacing of the font.
  ///
  /// - Parameter kerning: the spacing, in points. Negative values move characters closer together.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    settingAttributes { $0.kerning = $0.kerning ?? kerning }
  }

  /// Sets the spacing between characters, in addition to the spacing of the font. It takes precedence over
  /// ``kerning(_:)``.
  ///
  /// - Parameter tracking: the spacing, in points. Negative values move characters closer together.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    settingAttributes { $0.tracking = $0.tracking ?? tracking }
  }

  /// Offsets the text from its baseline.
  ///
  /// - Parameter baselineOffset: the upward offset, in points. Negative values move the text down.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    settingAttributes { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }

  /// The style of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let name: String

      /// A solid line.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Alternating dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
      /// A repeated dash followed by two dots.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()

    let pattern: Pattern
    let color: Color?

    /// Creates a line style.
    ///
    /// - Parameters:
    ///   - pattern: the pattern of the line.
    ///   - color: the color of the line; `nil` for the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}
