/// A geometric transform that is applied to a rendered view. It does not affect the layout.
public enum TransformValue: Hashable, Sendable {
  /// A rotation in degrees, clockwise, around a unit point.
  case rotation(degrees: Double, anchor: PointValue)
  /// A scaling around a unit point.
  case scale(x: Double, y: Double, anchor: PointValue)
  /// An offset in points, towards the trailing edge and downwards.
  case offset(x: Double, y: Double)
  /// A rotation in degrees around an axis in three dimensions, with a perspective factor, where 0 means no perspective.
  case rotation3D(degrees: Double, x: Double, y: Double, z: Double, anchor: PointValue, perspective: Double)
  /// An affine transformation of points: `x' = a x + c y + tx` and `y' = b x + d y + ty`.
  case matrix(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
  /// A projective transform: the row vector (x, y, 1) times a 3 × 3 matrix in row-major order, divided by the third
  /// component of the result.
  case projection([Double])

  package var isValid: Bool {
    switch self {
    case .rotation(let degrees, let anchor): degrees.isFinite && anchor.isValid
    case .scale(let x, let y, let anchor): x.isFinite && y.isFinite && anchor.isValid
    case .offset(let x, let y): x.isFinite && y.isFinite
    case .rotation3D(let degrees, let x, let y, let z, let anchor, let perspective):
      [degrees, x, y, z, perspective].allSatisfy(\.isFinite) && anchor.isValid
    case .matrix(let a, let b, let c, let d, let tx, let ty): [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
    case .projection(let numbers): numbers.count == 9 && numbers.allSatisfy(\.isFinite)
    }
  }
}

extension TransformValue: CustomStringConvertible {
  /// The name and the parameters of the transform.
  public var description: String {
    func words(_ name: String, _ numbers: [Double]) -> String {
      "\(name)(\(numbers.map { AttributeValue.number($0).description }.joined(separator: ",")))"
    }
    return switch self {
    case .rotation(let degrees, _): words("rotation", [degrees])
    case .scale(let x, let y, _): words("scale", x == y ? [x] : [x, y])
    case .offset(let x, let y): words("offset", [x, y])
    case .rotation3D(let degrees, let x, let y, let z, _, _): words("rotation3D", [degrees, x, y, z])
    case .matrix(let a, let b, let c, let d, let tx, let ty): words("matrix", [a, b, c, d, tx, ty])
    case .projection(let numbers): words("projection", numbers)
    }
  }
}
