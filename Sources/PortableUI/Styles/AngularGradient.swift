/// Paints colors around a place. As a view it fills the space it is given.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - center: the place.
  ///   - startAngle: where the first color stands, clockwise from where reading ends.
  ///   - endAngle: where the last color stands.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of colors that are equally far apart.
  ///
  /// - Parameters:
  ///   - colors: the colors.
  ///   - center: the place.
  ///   - startAngle: where the first color stands, clockwise from where reading ends.
  ///   - endAngle: where the last color stands.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of colors that stand at their places.
  ///
  /// - Parameters:
  ///   - stops: the colors and their places.
  ///   - center: the place.
  ///   - startAngle: where the first color stands, clockwise from where reading ends.
  ///   - endAngle: where the last color stands.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient that goes around once.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - center: the place.
  ///   - angle: where the first color stands, and the last.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient that goes around once.
  ///
  /// - Parameters:
  ///   - colors: the colors.
  ///   - center: the place.
  ///   - angle: where the first color stands, and the last.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient that goes around once.
  ///
  /// - Parameters:
  ///   - stops: the colors.
  ///   - center: the place.
  ///   - angle: where the first color stands, and the last.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// The gradient's paint.
  public var shapePaint: ShapePaint {
    gradient.paint(
      .angular(center: center.value, startAngle: startAngle.degrees, endAngle: endAngle.degrees))
  }
}

extension AngularGradient: View {
  /// Fills the space it is given.
  public var body: some View { PaintView(paint: shapePaint) }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colors around a place.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - center: the place.
  ///   - startAngle: where the first color stands, clockwise from where reading ends.
  ///   - endAngle: where the last color stands.
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colors around a place.
  ///
  /// - Parameters:
  ///   - colors: the colors, equally far apart.
  ///   - center: the place.
  ///   - startAngle: where the first color stands, clockwise from where reading ends.
  ///   - endAngle: where the last color stands.
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colors around a place.
  ///
  /// - Parameters:
  ///   - stops: the colors and their places.
  ///   - center: the place.
  ///   - startAngle: where the first color stands, clockwise from where reading ends.
  ///   - endAngle: where the last color stands.
  public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colors around a place.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - center: the place.
  ///   - startAngle: where the first color stands, clockwise from where reading ends.
  ///   - endAngle: where the last color stands.
  public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient.stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colors once around a place.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - center: the place.
  ///   - angle: where the first color stands, and the last.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Colors once around a place.
  ///
  /// - Parameters:
  ///   - colors: the colors, equally far apart.
  ///   - center: the place.
  ///   - angle: where the first color stands, and the last.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colors once around a place.
  ///
  /// - Parameters:
  ///   - stops: the colors and their places.
  ///   - center: the place.
  ///   - angle: where the first color stands, and the last.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
