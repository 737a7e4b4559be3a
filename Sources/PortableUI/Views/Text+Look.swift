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

  /// Sets what the letters look like, whatever the font.
  ///
  /// - Parameter design: what they look like; `nil` leaves it to the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    looking { $0.design = $0.design ?? .some(design) }
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

  /// Makes every letter as wide as any other, whatever the font.
  ///
  /// - Parameter isActive: `false` leaves it to the font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Makes every digit as wide as any other, so that numbers that change do not move what is beside them.
  nonisolated public func monospacedDigit() -> Text {
    looking { $0.hasMonospacedDigits = $0.hasMonospacedDigits ?? true }
  }

  /// Sets what the text is written in.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let paint = style.shapePaint
    return looking { if $0.color == nil { $0.paint = $0.paint ?? paint } }
  }

  /// Sets the color of the text.
  ///
  /// - Parameter color: the color; `nil` for the platform's own.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    looking { if $0.paint == nil { $0.color = $0.color ?? .some(color) } }
  }

  /// Draws a line below the text.
  ///
  /// - Parameters:
  ///   - isActive: `false` for none.
  ///   - pattern: what the line is made of. A host may show dashes and dots as dashes.
  ///   - color: its color; `nil` for that of the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return looking { $0.underline = $0.underline ?? .some(line) }
  }

  /// Draws a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: `false` for none.
  ///   - pattern: what the line is made of. A host may show dashes and dots as dashes.
  ///   - color: its color; `nil` for that of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return looking { $0.strikethrough = $0.strikethrough ?? .some(line) }
  }

  /// Sets the space between letters, beside what the font has.
  ///
  /// - Parameter kerning: in points; negative to bring them together.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    looking { $0.kerning = $0.kerning ?? kerning }
  }

  /// Sets the space between letters, beside what the font has. It counts more than ``kerning(_:)``.
  ///
  /// - Parameter tracking: in points; negative to bring them together.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    looking { $0.tracking = $0.tracking ?? tracking }
  }

  /// Raises the text above the line that letters stand on.
  ///
  /// - Parameter baselineOffset: in points; negative to lower it.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    looking { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }

  /// A line below a text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of.
    public struct Pattern: Hashable, Sendable {
      let name: String

      /// One line.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// A dash and a dot by turns.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots by turns.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    /// One line in the color of the text.
    public static let single = LineStyle()

    let pattern: Pattern
    let color: Color?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - pattern: what it is made of.
    ///   - color: its color; `nil` for that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}
