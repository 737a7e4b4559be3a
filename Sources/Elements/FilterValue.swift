/// A graphical filter that is applied to a rendered view.
public enum FilterValue: Hashable, Sendable {
  /// A blur with a radius in points.
  case blur(Double)
  /// A shadow.
  case shadow(ColorValue, radius: Double, x: Double, y: Double)
  /// A factor for the saturation.
  case saturation(Double)
  /// An amount that is added to the brightness, from -1 to 1.
  case brightness(Double)
  /// A factor for the contrast.
  case contrast(Double)
  /// An amount of grayscale, from 0 to 1.
  case grayscale(Double)
  /// A rotation of the hue in degrees.
  case hueRotation(Double)
  /// An inversion of the colors.
  case invert
  /// A multiplication with a color.
  case multiply(ColorValue)

  package var isValid: Bool {
    switch self {
    case .blur(let amount), .saturation(let amount), .brightness(let amount), .contrast(let amount),
      .grayscale(let amount),
      .hueRotation(let amount):
      amount.isFinite
    case .shadow(_, let radius, let x, let y): radius.isFinite && x.isFinite && y.isFinite
    case .invert, .multiply: true
    }
  }
}

extension FilterValue: CustomStringConvertible {
  /// The name and the parameters of the filter.
  public var description: String {
    func words(_ name: String, _ amount: Double) -> String { "\(name)(\(AttributeValue.number(amount)))" }
    return switch self {
    case .blur(let amount): words("blur", amount)
    case .shadow(let color, let radius, let x, let y):
      "shadow(\(color),\(AttributeValue.number(radius)),\(AttributeValue.number(x)),\(AttributeValue.number(y)))"
    case .saturation(let amount): words("saturation", amount)
    case .brightness(let amount): words("brightness", amount)
    case .contrast(let amount): words("contrast", amount)
    case .grayscale(let amount): words("grayscale", amount)
    case .hueRotation(let amount): words("hueRotation", amount)
    case .invert: "invert"
    case .multiply(let color): "multiply(\(color))"
    }
  }
}
