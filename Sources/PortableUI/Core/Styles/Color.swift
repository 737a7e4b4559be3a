import Elements
import ViewGraph

/// A system color that adapts to the color scheme, or a custom color.
public struct Color: Hashable, Sendable {
  /// The value that hosts read.
  package var value: ColorValue

  package init(_ value: ColorValue) {
    self.value = value
  }

  private init(name: String) {
    self.init(ColorValue(.platform(ColorName(rawValue: name))))
  }

  /// The color space of RGB components. Hosts display all colors in sRGB, and colors outside its gamut are clamped.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The sRGB color space.
    case sRGB
    /// The sRGB color space with linear components.
    case sRGBLinear
    /// The Display P3 color space.
    case displayP3
  }

  /// Creates a color from RGB components. Values outside 0 to 1 are clamped.
  ///
  /// - Parameters:
  ///   - colorSpace: the color space of the components.
  ///   - red: the red component.
  ///   - green: the green component.
  ///   - blue: the blue component.
  ///   - opacity: the opacity, from 0 (transparent) to 1 (opaque).
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let parts = ColorParts(red, green, blue, in: colorSpace)
    self.init(ColorValue(.parts(red: parts.rgb.red, green: parts.rgb.green, blue: parts.rgb.blue), opacity: opacity))
  }

  /// Creates a gray.
  ///
  /// - Parameters:
  ///   - colorSpace: the color space of the component.
  ///   - white: the brightness, from 0 (black) to 1 (white).
  ///   - opacity: the opacity, from 0 (transparent) to 1 (opaque).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness. Values outside 0 to 1 are clamped.
  ///
  /// - Parameters:
  ///   - hue: the position on the color wheel: 0 and 1 are red, a third is green.
  ///   - saturation: the saturation.
  ///   - brightness: the brightness.
  ///   - opacity: the opacity, from 0 (transparent) to 1 (opaque).
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let parts = ColorParts(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
  }

  /// Returns this color with a reduced opacity.
  ///
  /// - Parameter opacity: the factor, from 0 to 1, by which the opacity is multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.value.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return color
  }

  /// The color of primary content, such as most text.
  public static let primary = Color(name: "primary")
  /// The color of secondary content.
  public static let secondary = Color(name: "secondary")
  // The name comes from SwiftUI.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The accent color, for interactive elements.
  public static let accentColor = Color(name: "accentColor")
  /// The system red color.
  public static let red = Color(name: "red")
  /// The system orange color.
  public static let orange = Color(name: "orange")
  /// The system yellow color.
  public static let yellow = Color(name: "yellow")
  /// The system green color.
  public static let green = Color(name: "green")
  /// The system mint color.
  public static let mint = Color(name: "mint")
  /// The system teal color.
  public static let teal = Color(name: "teal")
  /// The system cyan color.
  public static let cyan = Color(name: "cyan")
  /// The system blue color.
  public static let blue = Color(name: "blue")
  /// The system indigo color.
  public static let indigo = Color(name: "indigo")
  /// The system purple color.
  public static let purple = Color(name: "purple")
  /// The system pink color.
  public static let pink = Color(name: "pink")
  /// The system brown color.
  public static let brown = Color(name: "brown")
  /// The system gray color.
  public static let gray = Color(name: "gray")
  /// Black, regardless of the color scheme.
  public static let black = Color(name: "black")
  /// White, regardless of the color scheme.
  public static let white = Color(name: "white")
  /// Transparent.
  public static let clear = Color(name: "clear")
}

extension Color: View {
  /// A color has no body.
  public typealias Body = Never

  /// Creates a node with an element that fills the available space.
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
  /// The name or `#rrggbb`, followed by the opacity in percent if the color is not opaque.
  public var description: String { value.description }
}

extension Schema {
  static let color = Schema(.color)
}
