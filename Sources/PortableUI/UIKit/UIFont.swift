#if !canImport(UIKit)
  /// A font by the names that UIKit has for it. Off Apple's platforms it is a ``Font`` that has other names.
  public final class UIFont: Hashable, Sendable {
    /// How large it is, in points.
    public let pointSize: CGFloat
    let font: Font

    private init(_ font: Font, size: CGFloat) {
      self.font = font
      pointSize = size
    }

    /// How large texts are by themselves, in points.
    public static let systemFontSize: CGFloat = 14
    /// How large small texts are, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// How large labels are, in points.
    public static let labelFontSize: CGFloat = 17
    /// How large texts on buttons are, in points.
    public static let buttonFontSize: CGFloat = 18

    /// How high a line is, in points: as that of most fonts.
    public var lineHeight: CGFloat { pointSize * 1.2 }

    /// How heavy it is.
    public struct Weight: Hashable, Sendable {
      let weight: Font.Weight

      /// The lightest.
      public static let ultraLight = Weight(weight: .ultraLight)
      /// Lighter than light.
      public static let thin = Weight(weight: .thin)
      /// Light.
      public static let light = Weight(weight: .light)
      /// As texts are.
      public static let regular = Weight(weight: .regular)
      /// A little heavier.
      public static let medium = Weight(weight: .medium)
      /// Nearly bold.
      public static let semibold = Weight(weight: .semibold)
      /// Bold.
      public static let bold = Weight(weight: .bold)
      /// Heavier than bold.
      public static let heavy = Weight(weight: .heavy)
      /// The heaviest.
      public static let black = Weight(weight: .black)
    }

    /// What a text is.
    public struct TextStyle: Hashable, Sendable {
      let style: Font.TextStyle
      let size: CGFloat

      /// A large title.
      public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
      /// A title.
      public static let title1 = TextStyle(style: .title, size: 28)
      /// A smaller title.
      public static let title2 = TextStyle(style: .title2, size: 22)
      /// The smallest title.
      public static let title3 = TextStyle(style: .title3, size: 20)
      /// What begins a part.
      public static let headline = TextStyle(style: .headline, size: 17)
      /// What stands below that.
      public static let subheadline = TextStyle(style: .subheadline, size: 15)
      /// What is read.
      public static let body = TextStyle(style: .body, size: 17)
      /// What is said of something beside.
      public static let callout = TextStyle(style: .callout, size: 16)
      /// What stands at the foot.
      public static let footnote = TextStyle(style: .footnote, size: 13)
      /// What stands below a picture.
      public static let caption1 = TextStyle(style: .caption, size: 12)
      /// What stands below a picture and matters less.
      public static let caption2 = TextStyle(style: .caption2, size: 11)
    }

    /// Takes a font by its name.
    ///
    /// - Parameters:
    ///   - name: what it is called.
    ///   - size: how large, in points.
    public convenience init?(name: String, size: CGFloat) {
      self.init(.custom(name, size: size), size: size)
    }

    /// The platform's font.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
      UIFont(.system(size: size, weight: weight.weight), size: size)
    }

    /// The platform's font, bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The platform's font, slanted.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(.system(size: size).italic(), size: size)
    }

    /// The platform's font whose letters are equally wide.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size: size)
    }

    /// The platform's font for what a text is.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      UIFont(.system(style.style), size: style.size)
    }

    /// Whether two are the same font.
    public static func == (first: UIFont, second: UIFont) -> Bool { first.font == second.font }

    /// Feeds the font to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
  }

  extension Font {
    /// Creates what a font of UIKit is.
    public init(_ font: UIFont) {
      self = font.font
    }
  }

  /// Sizes that follow how large a person wants texts to be, for sources that were written for UIKit. Views that use it are not told of
  /// changes: use `@ScaledMetric`.
  @MainActor @preconcurrency
  public final class UIFontMetrics {
    /// Those of texts that are read.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates metrics.
    ///
    /// - Parameter textStyle: of the texts that sizes follow. All grow alike.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// A length, in points, at the size of the person in whose view, or action of a view, this is called, and elsewhere at the usual size.
    public func scaledValue(for value: CGFloat) -> CGFloat {
      value * CGFloat((ScreenServices.current?.traits.dynamicTypeSize ?? .large).factor)
    }

    /// A length, in points, as ``scaledValue(for:)`` has it, whatever the traits.
    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
      scaledValue(for: value)
    }

    /// A font that follows: each does.
    public func scaledFont(for font: UIFont) -> UIFont { font }
  }
#endif
