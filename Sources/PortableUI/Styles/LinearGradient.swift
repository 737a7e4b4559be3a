/// Paints colors along a line. As a view it fills the space it is given.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - startPoint: where the first color stands.
  ///   - endPoint: where the last color stands.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of colors that are equally far apart.
  ///
  /// - Parameters:
  ///   - colors: the colors.
  ///   - startPoint: where the first color stands.
  ///   - endPoint: where the last color stands.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colors that stand at their places.
  ///
  /// - Parameters:
  ///   - stops: the colors and their places.
  ///   - startPoint: where the first color stands.
  ///   - endPoint: where the last color stands.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient's paint.
  public var shapePaint: ShapePaint {
    gradient.paint(.linear(start: startPoint.value, end: endPoint.value))
  }
}

extension LinearGradient: View {
  /// Fills the space it is given.
  public var body: some View { PaintView(paint: shapePaint) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colors along a line.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - startPoint: where the first color stands.
  ///   - endPoint: where the last color stands.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors along a line.
  ///
  /// - Parameters:
  ///   - colors: the colors, equally far apart.
  ///   - startPoint: where the first color stands.
  ///   - endPoint: where the last color stands.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors along a line.
  ///
  /// - Parameters:
  ///   - stops: the colors and their places.
  ///   - startPoint: where the first color stands.
  ///   - endPoint: where the last color stands.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors along a line.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - startPoint: where the first color stands.
  ///   - endPoint: where the last color stands.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(gradient: gradient.stops, startPoint: startPoint, endPoint: endPoint)
  }
}
