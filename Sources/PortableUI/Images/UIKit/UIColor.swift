import Elements

#if !canImport(UIKit)
  /// A color with the API of UIKit, for platforms other than Apple's. It wraps a ``Color``.
  public final class UIColor: Hashable, Sendable {
    let color: Color

    /// Creates a color from a ``Color``.
    public init(_ color: Color) {
      self.color = color
    }

    convenience init(platform name: String) {
      self.init(Color(ColorValue(.platform(ColorName(rawValue: name)))))
    }

    /// Creates a color from sRGB components, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Creates a gray from a white value (0 is black, 1 is white) and an alpha.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(Color(white: Double(white), opacity: Double(alpha)))
    }

    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      self.init(
        Color(
          hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
    }

    /// Returns this color with a reduced opacity.
    ///
    /// - Parameter alpha: the factor, from 0 to 1, by which the opacity is multiplied.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }

    /// Writes the sRGB components of the color in the light color scheme, each from 0 to 1.
    ///
    /// - Returns: `true`, because every color has these components.
    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let (parts, opacity) = color.value.parts(isDark: false)
      red?.pointee = CGFloat(parts.red)
      green?.pointee = CGFloat(parts.green)
      blue?.pointee = CGFloat(parts.blue)
      alpha?.pointee = CGFloat(opacity)
      return true
    }

    /// Writes the hue, saturation and brightness of the color in the light color scheme, each from 0 to 1.
    ///
    /// - Returns: `true`, because every color has these components.
    @discardableResult
    public func getHue(
      _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
      brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let (parts, opacity) = color.value.parts(isDark: false)
      let wheel = parts.wheel
      hue?.pointee = CGFloat(wheel.hue)
      saturation?.pointee = CGFloat(wheel.saturation)
      brightness?.pointee = CGFloat(wheel.brightness)
      alpha?.pointee = CGFloat(opacity)
      return true
    }

    /// Returns whether two colors are equal.
    public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }

    /// Hashes the color.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension UIColor {
    /// The UIKit color `systemBackground`.
    public static let systemBackground = UIColor(platform: "systemBackground")
    /// The UIKit color `secondarySystemBackground`.
    public static let secondarySystemBackground = UIColor(platform: "secondarySystemBackground")
    /// The UIKit color `tertiarySystemBackground`.
    public static let tertiarySystemBackground = UIColor(platform: "tertiarySystemBackground")
    /// The UIKit color `systemGroupedBackground`.
    public static let systemGroupedBackground = UIColor(platform: "systemGroupedBackground")
    /// The UIKit color `secondarySystemGroupedBackground`.
    public static let secondarySystemGroupedBackground = UIColor(platform: "secondarySystemGroupedBackground")
    /// The UIKit color `tertiarySystemGroupedBackground`.
    public static let tertiarySystemGroupedBackground = UIColor(platform: "tertiarySystemGroupedBackground")
    /// The UIKit color `separator`.
    public static let separator = UIColor(platform: "separator")
    /// The UIKit color `opaqueSeparator`.
    public static let opaqueSeparator = UIColor(platform: "opaqueSeparator")
    /// The UIKit color `systemFill`.
    public static let systemFill = UIColor(platform: "systemFill")
    /// The UIKit color `secondarySystemFill`.
    public static let secondarySystemFill = UIColor(platform: "secondarySystemFill")
    /// The UIKit color `tertiarySystemFill`.
    public static let tertiarySystemFill = UIColor(platform: "tertiarySystemFill")
    /// The UIKit color `quaternarySystemFill`.
    public static let quaternarySystemFill = UIColor(platform: "quaternarySystemFill")
    /// The UIKit color `placeholderText`.
    public static let placeholderText = UIColor(platform: "placeholderText")
    /// The UIKit color `systemGray2`.
    public static let systemGray2 = UIColor(platform: "systemGray2")
    /// The UIKit color `systemGray3`.
    public static let systemGray3 = UIColor(platform: "systemGray3")
    /// The UIKit color `systemGray4`.
    public static let systemGray4 = UIColor(platform: "systemGray4")
    /// The UIKit color `systemGray5`.
    public static let systemGray5 = UIColor(platform: "systemGray5")
    /// The UIKit color `systemGray6`.
    public static let systemGray6 = UIColor(platform: "systemGray6")
    /// The UIKit color `label`.
    public static let label = UIColor(platform: "primary")
    /// The UIKit color `secondaryLabel`.
    public static let secondaryLabel = UIColor(platform: "secondary")
    /// The UIKit color `tertiaryLabel`.
    public static let tertiaryLabel = UIColor(platform: "tertiary")
    /// The UIKit color `quaternaryLabel`.
    public static let quaternaryLabel = UIColor(platform: "quaternary")
    /// The UIKit color `link`.
    public static let link = UIColor(platform: "accentColor")
    // The name comes from UIKit.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The UIKit color `tintColor`.
    public static let tintColor = UIColor(platform: "accentColor")
    /// The UIKit color `systemGray`.
    public static let systemGray = UIColor(platform: "gray")
    /// The UIKit color `gray`.
    public static let gray = UIColor(platform: "gray")
    /// The UIKit color `systemRed`.
    public static let systemRed = UIColor(platform: "red")
    /// The UIKit color `systemOrange`.
    public static let systemOrange = UIColor(platform: "orange")
    /// The UIKit color `systemYellow`.
    public static let systemYellow = UIColor(platform: "yellow")
    /// The UIKit color `systemGreen`.
    public static let systemGreen = UIColor(platform: "green")
    /// The UIKit color `systemMint`.
    public static let systemMint = UIColor(platform: "mint")
    /// The UIKit color `systemTeal`.
    public static let systemTeal = UIColor(platform: "teal")
    /// The UIKit color `systemCyan`.
    public static let systemCyan = UIColor(platform: "cyan")
    /// The UIKit color `systemBlue`.
    public static let systemBlue = UIColor(platform: "blue")
    /// The UIKit color `systemIndigo`.
    public static let systemIndigo = UIColor(platform: "indigo")
    /// The UIKit color `systemPurple`.
    public static let systemPurple = UIColor(platform: "purple")
    /// The UIKit color `systemPink`.
    public static let systemPink = UIColor(platform: "pink")
    /// The UIKit color `systemBrown`.
    public static let systemBrown = UIColor(platform: "brown")
    /// The UIKit color `red`.
    public static let red = UIColor(platform: "red")
    /// The UIKit color `orange`.
    public static let orange = UIColor(platform: "orange")
    /// The UIKit color `yellow`.
    public static let yellow = UIColor(platform: "yellow")
    /// The UIKit color `green`.
    public static let green = UIColor(platform: "green")
    /// The UIKit color `cyan`.
    public static let cyan = UIColor(platform: "cyan")
    /// The UIKit color `blue`.
    public static let blue = UIColor(platform: "blue")
    /// The UIKit color `purple`.
    public static let purple = UIColor(platform: "purple")
    /// The UIKit color `brown`.
    public static let brown = UIColor(platform: "brown")
    /// Magenta: red and blue in equal parts.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Dark gray, with a white value of 1/3.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Light gray, with a white value of 2/3.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// The color of text on light backgrounds.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The color of text on dark backgrounds.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The UIKit color `black`.
    public static let black = UIColor(platform: "black")
    /// The UIKit color `white`.
    public static let white = UIColor(platform: "white")
    /// The UIKit color `clear`.
    public static let clear = UIColor(platform: "clear")
  }

  /// Supports color literals: `#colorLiteral(red: 0.2, green: 0.5, blue: 1, alpha: 1)`.
  extension UIColor: _ExpressibleByColorLiteral {
    /// Creates a color from the sRGB components of a literal, each from 0 to 1.
    nonisolated public convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The default type of a color literal. The compiler looks up this name.
  public typealias _ColorLiteralType = UIColor

  extension Color {
    /// Creates a color from a UIKit color.
    public init(uiColor: UIColor) {
      self = uiColor.color
    }

    /// Creates a color from a UIKit color.
    public init(_ color: UIColor) {
      self = color.color
    }

    /// Creates a copy of a color, as in `Color(.gray.opacity(0.1))`. If `UIColor` has a color of the same name, the
    /// initializer for `UIColor` is preferred.
    @_disfavoredOverload
    public init(_ color: Color) {
      self = color
    }
  }
#endif
