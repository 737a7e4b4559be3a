/// Paints colors outwards from a place. As a view it fills the space it is given.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - center: the place.
  ///   - startRadius: how far from it the first color stands, in points.
  ///   - endRadius: how far from it the last color stands, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of colors that are equally far apart.
  ///
  /// - Parameters:
  ///   - colors: the colors.
  ///   - center: the place.
  ///   - startRadius: how far from it the first color stands, in points.
  ///   - endRadius: how far from it the last color stands, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colors that stand at their places.
  ///
  /// - Parameters:
  ///   - stops: the colors and their places.
  ///   - center: the place.
  ///   - startRadius: how far from it the first color stands, in points.
  ///   - endRadius: how far from it the last color stands, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The gradient's paint.
  public var shapePaint: ShapePaint {
    gradient.paint(
      .radial(center: center.value, startRadius: Double(startRadius), endRadius: Double(endRadius)))
  }
}

extension RadialGradient: View {
  /// Fills the space it is given.
  public var body: some View { PaintView(paint: shapePaint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colors outwards from a place.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - center: the place.
  ///   - startRadius: how far from it the first color stands, in points.
  ///   - endRadius: how far from it the last color stands, in points.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colors outwards from a place.
  ///
  /// - Parameters:
  ///   - colors: the colors, equally far apart.
  ///   - center: the place.
  ///   - startRadius: how far from it the first color stands, in points.
  ///   - endRadius: how far from it the last color stands, in points.
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colors outwards from a place.
  ///
  /// - Parameters:
  ///   - stops: the colors and their places.
  ///   - center: the place.
  ///   - startRadius: how far from it the first color stands, in points.
  ///   - endRadius: how far from it the last color stands, in points.
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colors outwards from a place.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - center: the place.
  ///   - startRadius: how far from it the first color stands, in points.
  ///   - endRadius: how far from it the last color stands, in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient.stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
