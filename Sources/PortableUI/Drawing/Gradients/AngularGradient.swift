/// A gradient that changes color with the angle around a center. As a view, it fills the available space.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient from the color stops of a ``Gradient``.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - center: the center of the gradient.
  ///   - startAngle: the angle of the first color, clockwise from the trailing side.
  ///   - endAngle: the angle of the last color.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient from evenly distributed colors.
  ///
  /// - Parameters:
  ///   - colors: the colors, evenly distributed.
  ///   - center: the center of the gradient.
  ///   - startAngle: the angle of the first color, clockwise from the trailing side.
  ///   - endAngle: the angle of the last color.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient from color stops.
  ///
  /// - Parameters:
  ///   - stops: the colors with their locations.
  ///   - center: the center of the gradient.
  ///   - startAngle: the angle of the first color, clockwise from the trailing side.
  ///   - endAngle: the angle of the last color.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient that spans a full turn.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - center: the center of the gradient.
  ///   - angle: the angle of the first and the last color, clockwise from the trailing side.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient that spans a full turn.
  ///
  /// - Parameters:
  ///   - colors: the colors, evenly distributed.
  ///   - center: the center of the gradient.
  ///   - angle: the angle of the first and the last color, clockwise from the trailing side.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient that spans a full turn.
  ///
  /// - Parameters:
  ///   - stops: the colors with their locations.
  ///   - center: the center of the gradient.
  ///   - angle: the angle of the first and the last color, clockwise from the trailing side.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// The paint of the gradient.
  public var shapePaint: ShapePaint {
    gradient.paint(
      .angular(center: center.value, startAngle: startAngle.degrees, endAngle: endAngle.degrees))
  }
}

extension AngularGradient: View {
  /// A view that fills the available space with the gradient.
  public var body: some View { PaintView(paint: shapePaint) }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient that changes color with the angle around a center.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - center: the center of the gradient.
  ///   - startAngle: the angle of the first color, clockwise from the trailing side.
  ///   - endAngle: the angle of the last color.
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient that changes color with the angle around a center.
  ///
  /// - Parameters:
  ///   - colors: the colors, evenly distributed.
  ///   - center: the center of the gradient.
  ///   - startAngle: the angle of the first color, clockwise from the trailing side.
  ///   - endAngle: the angle of the last color.
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient that changes color with the angle around a center.
  ///
  /// - Parameters:
  ///   - stops: the colors with their locations.
  ///   - center: the center of the gradient.
  ///   - startAngle: the angle of the first color, clockwise from the trailing side.
  ///   - endAngle: the angle of the last color.
  public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient that changes color with the angle around a center.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - center: the center of the gradient.
  ///   - startAngle: the angle of the first color, clockwise from the trailing side.
  ///   - endAngle: the angle of the last color.
  public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient.stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient that changes color in a full turn around a center.
  ///
  /// - Parameters:
  ///   - gradient: the colors of the gradient.
  ///   - center: the center of the gradient.
  ///   - angle: the angle of the first and the last color, clockwise from the trailing side.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Returns a gradient that changes color in a full turn around a center.
  ///
  /// - Parameters:
  ///   - colors: the colors, evenly distributed.
  ///   - center: the center of the gradient.
  ///   - angle: the angle of the first and the last color, clockwise from the trailing side.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Returns a gradient that changes color in a full turn around a center.
  ///
  /// - Parameters:
  ///   - stops: the colors with their locations.
  ///   - center: the center of the gradient.
  ///   - angle: the angle of the first and the last color, clockwise from the trailing side.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
