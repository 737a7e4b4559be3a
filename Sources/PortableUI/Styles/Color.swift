import Elements
import ViewGraph

/// A color: one of the platform's, which follow light and dark, or one of one's own.
public struct Color: Hashable, Sendable {
  /// What hosts read.
  package var value: ColorValue

  package init(_ value: ColorValue) {
    self.value = value
  }

  private init(name: String) {
    self.init(ColorValue(.platform(ColorName(rawValue: name))))
  }

  /// How the parts of a color are to be read. Hosts show all colors in sRGB: what is outside of it is brought to its edge.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of most screens.
    case sRGB
    /// The same without its curve.
    case sRGBLinear
    /// The space of cinemas, on screens.
    case displayP3
  }

  /// Creates a color from its parts, each from 0 to 1; others are brought into that range.
  ///
  /// - Parameters:
  ///   - colorSpace: how the parts are to be read.
  ///   - red: how much red.
  ///   - green: how much green.
  ///   - blue: how much blue.
  ///   - opacity: from 0, where there is nothing to see, to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let parts = ColorParts(red, green, blue, in: colorSpace)
    self.init(ColorValue(.parts(red: parts.rgb.red, green: parts.rgb.green, blue: parts.rgb.blue), opacity: opacity))
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  ///
  /// - Parameters:
  ///   - colorSpace: how the part is to be read.
  ///   - white: how light it is.
  ///   - opacity: from 0, where there is nothing to see, to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color as painters name them; each part is from 0 to 1, others are brought into that range.
  ///
  /// - Parameters:
  ///   - hue: where it stands on the wheel of colors: 0 and 1 are red, a third is green.
  ///   - saturation: how strong it is.
  ///   - brightness: how light it is.
  ///   - opacity: from 0, where there is nothing to see, to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let parts = ColorParts(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
  }

  /// This color, less opaque.
  ///
  /// - Parameter opacity: from 0 to 1; it is multiplied with the opacity that the color has.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.value.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return color
  }

  /// Of most text.
  public static let primary = Color(name: "primary")
  /// Of text that matters less.
  public static let secondary = Color(name: "secondary")
  // The name is SwiftUI's.
  /// Of what invites to be pressed.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(name: "accentColor")
  /// The platform's red.
  public static let red = Color(name: "red")
  /// The platform's orange.
  public static let orange = Color(name: "orange")
  /// The platform's yellow.
  public static let yellow = Color(name: "yellow")
  /// The platform's green.
  public static let green = Color(name: "green")
  /// The platform's mint.
  public static let mint = Color(name: "mint")
  /// The platform's teal.
  public static let teal = Color(name: "teal")
  /// The platform's cyan.
  public static let cyan = Color(name: "cyan")
  /// The platform's blue.
  public static let blue = Color(name: "blue")
  /// The platform's indigo.
  public static let indigo = Color(name: "indigo")
  /// The platform's purple.
  public static let purple = Color(name: "purple")
  /// The platform's pink.
  public static let pink = Color(name: "pink")
  /// The platform's brown.
  public static let brown = Color(name: "brown")
  /// The platform's gray.
  public static let gray = Color(name: "gray")
  /// Black, in light and in dark.
  public static let black = Color(name: "black")
  /// White, in light and in dark.
  public static let white = Color(name: "white")
  /// Nothing to see.
  public static let clear = Color(name: "clear")
}

extension Color: View {
  /// A color has no body.
  public typealias Body = Never

  /// Makes a node with an element that fills the space it is given.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Color: ElementContent {
  package static var schema: Schema { .color }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    writer[.fill] = .color(value)
  }
}

extension Color: CustomStringConvertible {
  /// The name or `#rrggbb`; where it is not opaque, the opacity in percent after it.
  public var description: String { value.description }
}

extension Schema {
  static let color = Schema(.color)
}
