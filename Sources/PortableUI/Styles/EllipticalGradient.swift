/// Paints colors outwards from a place, as wide and high as what is painted. As a view it fills the space it is given.
public struct EllipticalGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - center: the place.
  ///   - startRadiusFraction: how far from it the first color stands, in parts of the sides.
  ///   - endRadiusFraction: how far from it the last color stands, in parts of the sides.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of colors that are equally far apart.
  ///
  /// - Parameters:
  ///   - colors: the colors.
  ///   - center: the place.
  ///   - startRadiusFraction: how far from it the first color stands, in parts of the sides.
  ///   - endRadiusFraction: how far from it the last color stands, in parts of the sides.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colors that stand at their places.
  ///
  /// - Parameters:
  ///   - stops: the colors and their places.
  ///   - center: the place.
  ///   - startRadiusFraction: how far from it the first color stands, in parts of the sides.
  ///   - endRadiusFraction: how far from it the last color stands, in parts of the sides.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The gradient's paint.
  public var shapePaint: ShapePaint {
    gradient.paint(
      .elliptical(
        center: center.value, startRadius: Double(startRadiusFraction), endRadius: Double(endRadiusFraction)))
  }
}

extension EllipticalGradient: View {
  /// Fills the space it is given.
  public var body: some View { PaintView(paint: shapePaint) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colors outwards from a place, as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - center: the place.
  ///   - startRadiusFraction: how far from it the first color stands, in parts of the sides.
  ///   - endRadiusFraction: how far from it the last color stands, in parts of the sides.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
    )
  }

  /// Colors outwards from a place, as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - colors: the colors, equally far apart.
  ///   - center: the place.
  ///   - startRadiusFraction: how far from it the first color stands, in parts of the sides.
  ///   - endRadiusFraction: how far from it the last color stands, in parts of the sides.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Colors outwards from a place, as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - stops: the colors and their places.
  ///   - center: the place.
  ///   - startRadiusFraction: how far from it the first color stands, in parts of the sides.
  ///   - endRadiusFraction: how far from it the last color stands, in parts of the sides.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Colors outwards from a place, as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - center: the place.
  ///   - startRadiusFraction: how far from it the first color stands, in parts of the sides.
  ///   - endRadiusFraction: how far from it the last color stands, in parts of the sides.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient.stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
