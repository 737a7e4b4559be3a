extension ShapeStyle where Self == Color {
  /// The system red color.
  public static var red: Color { Color.red }
  /// The system orange color.
  public static var orange: Color { Color.orange }
  /// The system yellow color.
  public static var yellow: Color { Color.yellow }
  /// The system green color.
  public static var green: Color { Color.green }
  /// The system mint color.
  public static var mint: Color { Color.mint }
  /// The system teal color.
  public static var teal: Color { Color.teal }
  /// The system cyan color.
  public static var cyan: Color { Color.cyan }
  /// The system blue color.
  public static var blue: Color { Color.blue }
  /// The system indigo color.
  public static var indigo: Color { Color.indigo }
  /// The system purple color.
  public static var purple: Color { Color.purple }
  /// The system pink color.
  public static var pink: Color { Color.pink }
  /// The system brown color.
  public static var brown: Color { Color.brown }
  /// The system gray color.
  public static var gray: Color { Color.gray }
  /// Black, regardless of the color scheme.
  public static var black: Color { Color.black }
  /// White, regardless of the color scheme.
  public static var white: Color { Color.white }
  /// Transparent.
  public static var clear: Color { Color.clear }
}
