/// What becomes of the picture of a view.
public enum FilterValue: Hashable, Sendable {
  /// It loses its sharpness, by a radius in points.
  case blur(Double)
  /// What it stands on has its shadow.
  case shadow(ColorValue, radius: Double, x: Double, y: Double)
  /// Its colors are so many times as strong.
  case saturation(Double)
  /// It is lighter by that, from -1 to 1.
  case brightness(Double)
  /// Light and dark are so many times as far apart.
  case contrast(Double)
  /// Its colors go, from 0 to 1.
  case grayscale(Double)
  /// Its colors are turned by so many degrees.
  case hueRotation(Double)
  /// Its colors become their opposites.
  case invert
  /// It is seen through colored glass.
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
  /// What it does, with its numbers.
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
