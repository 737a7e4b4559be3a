/// A gradient that changes color along a line. As a view, it fills the available space.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient from the color stops of a ``Gradient``.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - startPoint: the location of the first color.
  ///   - endPoint: the location of the last color.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient from evenly distributed colors.
  ///
  /// - Parameters:
  ///   - colors: the colors, evenly distributed.
  ///   - startPoint: the location of the first color.
  ///   - endPoint: the location of the last color.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from color stops.
  ///
  /// - Parameters:
  ///   - stops: the colors with their locations.
  ///   - startPoint: the location of the first color.
  ///   - endPoint: the location of the last color.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The paint of the gradient.
  public var shapePaint: ShapePaint {
    gradient.paint(.linear(start: startPoint.value, end: endPoint.value))
  }
}

extension LinearGradient: View {
  /// A view that fills the available space with the gradient.
  public var body: some View { PaintView(paint: shapePaint) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient that changes color along a line.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - startPoint: the location of the first color.
  ///   - endPoint: the location of the last color.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient that changes color along a line.
  ///
  /// - Parameters:
  ///   - colors: the colors, evenly distributed.
  ///   - startPoint: the location of the first color.
  ///   - endPoint: the location of the last color.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient that changes color along a line.
  ///
  /// - Parameters:
  ///   - stops: the colors with their locations.
  ///   - startPoint: the location of the first color.
  ///   - endPoint: the location of the last color.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient that changes color along a line.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - startPoint: the location of the first color.
  ///   - endPoint: the location of the last color.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(gradient: gradient.stops, startPoint: startPoint, endPoint: endPoint)
  }
}
