#if !canImport(UIKit)
  /// A font with UIKit's API. It wraps a ``Font``.
  public final class UIFont: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    let font: Font

    private init(_ font: Font, size: CGFloat) {
      self.font = font
      pointSize = size
    }

    /// The standard size of system fonts, in points.
    public static let systemFontSize: CGFloat = 14
    /// The size of small system fonts, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of button titles, in points.
    public static let buttonFontSize: CGFloat = 18

    /// The height of a line, in points. It is estimated as 1.2 times the size.
    public var lineHeight: CGFloat { pointSize * 1.2 }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
      let weight: Font.Weight

      /// The ultralight weight.
      public static let ultraLight = Weight(weight: .ultraLight)
      /// The thin weight.
      public static let thin = Weight(weight: .thin)
      /// The light weight.
      public static let light = Weight(weight: .light)
      /// The regular weight.
      public static let regular = Weight(weight: .regular)
      /// The medium weight.
      public static let medium = Weight(weight: .medium)
      /// The semibold weight.
      public static let semibold = Weight(weight: .semibold)
      /// The bold weight.
      public static let bold = Weight(weight: .bold)
      /// The heavy weight.
      public static let heavy = Weight(weight: .heavy)
      /// The black weight.
      public static let black = Weight(weight: .black)
    }

    /// The role of a text, which determines its font.
    public struct TextStyle: Hashable, Sendable {
      let style: Font.TextStyle
      let size: CGFloat

      /// A large title.
      public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
      /// The first level of titles.
      public static let title1 = TextStyle(style: .title, size: 28)
      /// The second level of titles.
      public static let title2 = TextStyle(style: .title2, size: 22)
      /// The third level of titles.
      public static let title3 = TextStyle(style: .title3, size: 20)
      /// A heading.
      public static let headline = TextStyle(style: .headline, size: 17)
      /// A subheading.
      public static let subheadline = TextStyle(style: .subheadline, size: 15)
      /// Body text.
      public static let body = TextStyle(style: .body, size: 17)
      /// A callout.
      public static let callout = TextStyle(style: .callout, size: 16)
      /// A footnote.
      public static let footnote = TextStyle(style: .footnote, size: 13)
      /// A caption.
      public static let caption1 = TextStyle(style: .caption, size: 12)
      /// A secondary caption.
      public static let caption2 = TextStyle(style: .caption2, size: 11)
    }

    /// Creates a font with a name.
    ///
    /// - Parameters:
    ///   - name: the name of the font.
    ///   - size: the size, in points.
    public convenience init?(name: String, size: CGFloat) {
      self.init(.custom(name, size: size), size: size)
    }

    /// Returns the system font with a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
      UIFont(.system(size: size, weight: weight.weight), size: size)
    }

    /// Returns the bold system font.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// Returns the italic system font.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(.system(size: size).italic(), size: size)
    }

    /// Returns the monospaced system font.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size: size)
    }

    /// Returns the system font for a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      UIFont(.system(style.style), size: style.size)
    }

    /// Returns whether two fonts have the same family, size and style.
    public static func == (first: UIFont, second: UIFont) -> Bool { first.font == second.font }

    /// Feeds the font to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
  }

  extension Font {
    /// Creates a font from a UIKit font.
    public init(_ font: UIFont) {
      self = font.font
    }
  }

  /// Scales fonts and lengths with the user's preferred text size, for source code written for UIKit. Views that use
  /// these metrics are not updated when the preference changes. Use `@ScaledMetric` instead.
  @MainActor @preconcurrency
  public final class UIFontMetrics {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates metrics.
    ///
    /// - Parameter textStyle: the text style. This parameter is ignored, because all styles scale by the same factor.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// Returns a length, in points, scaled for the user's text size. Code in a view and in its actions uses the user's
    /// preferred size. Other code uses the default size.
    public func scaledValue(for value: CGFloat) -> CGFloat {
      value * CGFloat((ScreenServices.current?.traits.dynamicTypeSize ?? .large).factor)
    }

    /// Returns a length, in points, scaled as by ``scaledValue(for:)``. The traits are ignored.
    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
      scaledValue(for: value)
    }

    /// Returns the font unchanged, because all fonts already scale with the user's text size.
    public func scaledFont(for font: UIFont) -> UIFont { font }
  }
#endif
