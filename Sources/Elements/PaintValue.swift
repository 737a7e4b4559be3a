/// What something is painted in that is more than one color.
public enum PaintValue: Hashable, Sendable {
  /// Colors that pass into one another.
  case gradient(GradientValue)
  /// What is behind is seen through it, blurred.
  case material(MaterialValue)
  /// A picture, one copy beside the other.
  case picture(PictureValue, scale: Double)

  /// Whether hosts can do something with it: all its numbers are finite.
  var isValid: Bool {
    switch self {
    case .gradient(let gradient): gradient.isValid
    case .material: true
    case .picture(_, let scale): scale.isFinite
    }
  }

  /// The paint, less opaque.
  ///
  /// - Parameter opacity: from 0 to 1.
  package func opacity(_ opacity: Double) -> PaintValue {
    guard case .gradient(var gradient) = self else { return self }
    for index in gradient.stops.indices { gradient.stops[index].color.opacity *= opacity }
    return .gradient(gradient)
  }

  /// The color that comes nearest, for what can have no other: the first of several.
  public var color: ColorValue {
    switch self {
    case .gradient(let gradient): gradient.stops.first?.color ?? ColorValue(.platform(ColorName(rawValue: "clear")))
    case .material: ColorValue(.platform(ColorName(rawValue: "gray")), opacity: 0.2)
    case .picture: ColorValue(.platform(ColorName(rawValue: "gray")))
    }
  }
}

/// How much of what is behind a material is seen.
public enum MaterialValue: String, Hashable, Sendable, CaseIterable {
  /// Most of it.
  case ultraThin
  /// More than half of it.
  case thin
  /// Half of it.
  case regular
  /// Less than half of it.
  case thick
  /// Hardly anything.
  case ultraThick
}

extension PaintValue: CustomStringConvertible {
  /// What it is, and what it is made of.
  public var description: String {
    switch self {
    case .gradient(let gradient): gradient.description
    case .material(let material): "\(material.rawValue)Material"
    case .picture(let picture, _): "picture(\(picture))"
    }
  }
}
