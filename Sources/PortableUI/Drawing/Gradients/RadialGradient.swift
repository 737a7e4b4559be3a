/// A gradient that changes color with the distance from a center. As a view, it fills the available space.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient from the color stops of a ``Gradient``.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - center: the center of the gradient.
  ///   - startRadius: the distance of the first color from the center, in points.
  ///   - endRadius: the distance of the last color from the center, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient from evenly distributed colors.
  ///
  /// - Parameters:
  ///   - colors: the colors, evenly distributed.
  ///   - center: the center of the gradient.
  ///   - startRadius: the distance of the first color from the center, in points.
  ///   - endRadius: the distance of the last color from the center, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient from color stops.
  ///
  /// - Parameters:
  ///   - stops: the colors with their locations.
  ///   - center: the center of the gradient.
  ///   - startRadius: the distance of the first color from the center, in points.
  ///   - endRadius: the distance of the last color from the center, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The paint of the gradient.
  public var shapePaint: ShapePaint {
    gradient.paint(
      .radial(center: center.value, startRadius: Double(startRadius), endRadius: Double(endRadius)))
  }
}

extension RadialGradient: View {
  /// A view that fills the available space with the gradient.
  public var body: some View { PaintView(paint: shapePaint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient that changes color with the distance from a center.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - center: the center of the gradient.
  ///   - startRadius: the distance of the first color from the center, in points.
  ///   - endRadius: the distance of the last color from the center, in points.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient that changes color with the distance from a center.
  ///
  /// - Parameters:
  ///   - colors: the colors, evenly distributed.
  ///   - center: the center of the gradient.
  ///   - startRadius: the distance of the first color from the center, in points.
  ///   - endRadius: the distance of the last color from the center, in points.
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient that changes color with the distance from a center.
  ///
  /// - Parameters:
  ///   - stops: the colors with their locations.
  ///   - center: the center of the gradient.
  ///   - startRadius: the distance of the first color from the center, in points.
  ///   - endRadius: the distance of the last color from the center, in points.
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient that changes color with the distance from a center.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - center: the center of the gradient.
  ///   - startRadius: the distance of the first color from the center, in points.
  ///   - endRadius: the distance of the last color from the center, in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient.stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
