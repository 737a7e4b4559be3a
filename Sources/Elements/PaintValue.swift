/// A paint other than a plain color.
public enum PaintValue: Hashable, Sendable {
  /// A gradient.
  case gradient(GradientValue)
  /// A material, through which the blurred background is visible.
  case material(MaterialValue)
  /// An image, tiled.
  case picture(PictureValue, scale: Double)

  /// Whether all numbers of the paint are finite.
  var isValid: Bool {
    switch self {
    case .gradient(let gradient): gradient.isValid
    case .material: true
    case .picture(_, let scale): scale.isFinite
    }
  }

  /// Returns the paint with reduced opacity.
  ///
  /// - Parameter opacity: the factor of the opacity, from 0 to 1.
  package func opacity(_ opacity: Double) -> PaintValue {
    guard case .gradient(var gradient) = self else { return self }
    for index in gradient.stops.indices { gradient.stops[index].color.opacity *= opacity }
    return .gradient(gradient)
  }

  /// A plain color that approximates the paint. For a gradient, its first color.
  public var color: ColorValue {
    switch self {
    case .gradient(let gradient): gradient.stops.first?.color ?? ColorValue(.platform(ColorName(rawValue: "clear")))
    case .material: ColorValue(.platform(ColorName(rawValue: "gray")), opacity: 0.2)
    case .picture: ColorValue(.platform(ColorName(rawValue: "gray")))
    }
  }
}

/// The thickness of a material, which determines how much of the background is visible.
public enum MaterialValue: String, Hashable, Sendable, CaseIterable {
  /// Most of the background is visible.
  case ultraThin
  /// More than half of the background is visible.
  case thin
  /// Half of the background is visible.
  case regular
  /// Less than half of the background is visible.
  case thick
  /// Hardly anything of the background is visible.
  case ultraThick
}

extension PaintValue: CustomStringConvertible {
  /// The type and the parameters of the paint.
  public var description: String {
    switch self {
    case .gradient(let gradient): gradient.description
    case .material(let material): "\(material.rawValue)Material"
    case .picture(let picture, _): "picture(\(picture))"
    }
  }
}
