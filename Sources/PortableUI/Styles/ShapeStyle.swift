/// What texts are written in and boxes are filled with.
public protocol ShapeStyle: Sendable {
  /// The color that stands for the style.
  var resolvedColor: Color { get }
}

extension Color: ShapeStyle {
  /// The color itself.
  public var resolvedColor: Color { self }
}

/// A style by rank: how much what is written in it matters.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The color of the rank.
  public let resolvedColor: Color
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// For what matters most.
  public static var primary: Self { Self(resolvedColor: .primary) }
  /// For what matters less.
  public static var secondary: Self { Self(resolvedColor: .secondary) }
  /// For what matters less still.
  public static var tertiary: Self { Self(resolvedColor: .secondary.opacity(0.7)) }
  /// For what matters least.
  public static var quaternary: Self { Self(resolvedColor: .secondary.opacity(0.4)) }
}

/// The color of what invites to be pressed.
public struct TintShapeStyle: ShapeStyle {
  /// The accent color.
  public var resolvedColor: Color { .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of what invites to be pressed.
  public static var tint: Self { Self() }
}

extension ShapeStyle where Self == Color {
  /// The platform's red.
  public static var red: Color { Color.red }
  /// The platform's orange.
  public static var orange: Color { Color.orange }
  /// The platform's yellow.
  public static var yellow: Color { Color.yellow }
  /// The platform's green.
  public static var green: Color { Color.green }
  /// The platform's mint.
  public static var mint: Color { Color.mint }
  /// The platform's teal.
  public static var teal: Color { Color.teal }
  /// The platform's cyan.
  public static var cyan: Color { Color.cyan }
  /// The platform's blue.
  public static var blue: Color { Color.blue }
  /// The platform's indigo.
  public static var indigo: Color { Color.indigo }
  /// The platform's purple.
  public static var purple: Color { Color.purple }
  /// The platform's pink.
  public static var pink: Color { Color.pink }
  /// The platform's brown.
  public static var brown: Color { Color.brown }
  /// The platform's gray.
  public static var gray: Color { Color.gray }
  /// Black, in light and in dark.
  public static var black: Color { Color.black }
  /// White, in light and in dark.
  public static var white: Color { Color.white }
  /// Nothing to see.
  public static var clear: Color { Color.clear }
}
