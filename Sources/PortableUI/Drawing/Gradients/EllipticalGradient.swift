/// A gradient that changes color with the distance from a center, scaled to the painted area. As a view, it fills the available
/// space.
public struct EllipticalGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates a gradient from the color stops of a ``Gradient``.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - center: the center of the gradient.
  ///   - startRadiusFraction: the distance of the first color from the center, as a fraction of the width and height.
  ///   - endRadiusFraction: the distance of the last color from the center, as a fraction of the width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient from evenly distributed colors.
  ///
  /// - Parameters:
  ///   - colors: the colors, evenly distributed.
  ///   - center: the center of the gradient.
  ///   - startRadiusFraction: the distance of the first color from the center, as a fraction of the width and height.
  ///   - endRadiusFraction: the distance of the last color from the center, as a fraction of the width and height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient from color stops.
  ///
  /// - Parameters:
  ///   - stops: the colors with their locations.
  ///   - center: the center of the gradient.
  ///   - startRadiusFraction: the distance of the first color from the center, as a fraction of the width and height.
  ///   - endRadiusFraction: the distance of the last color from the center, as a fraction of the width and height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The paint of the gradient.
  public var shapePaint: ShapePaint {
    gradient.paint(
      .elliptical(
        center: center.value, startRadius: Double(startRadiusFraction), endRadius: Double(endRadiusFraction)))
  }
}

extension EllipticalGradient: View {
  /// A view that fills the available space with the gradient.
  public var body: some View { PaintView(paint: shapePaint) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a gradient that changes color with the distance from a center, scaled to the painted area.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - center: the center of the gradient.
  ///   - startRadiusFraction: the distance of the first color from the center, as a fraction of the width and height.
  ///   - endRadiusFraction: the distance of the last color from the center, as a fraction of the width and height.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
    )
  }

  /// Returns a gradient that changes color with the distance from a center, scaled to the painted area.
  ///
  /// - Parameters:
  ///   - colors: the colors, evenly distributed.
  ///   - center: the center of the gradient.
  ///   - startRadiusFraction: the distance of the first color from the center, as a fraction of the width and height.
  ///   - endRadiusFraction: the distance of the last color from the center, as a fraction of the width and height.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient that changes color with the distance from a center, scaled to the painted area.
  ///
  /// - Parameters:
  ///   - stops: the colors with their locations.
  ///   - center: the center of the gradient.
  ///   - startRadiusFraction: the distance of the first color from the center, as a fraction of the width and height.
  ///   - endRadiusFraction: the distance of the last color from the center, as a fraction of the width and height.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient that changes color with the distance from a center, scaled to the painted area.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - center: the center of the gradient.
  ///   - startRadiusFraction: the distance of the first color from the center, as a fraction of the width and height.
  ///   - endRadiusFraction: the distance of the last color from the center, as a fraction of the width and height.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient.stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
