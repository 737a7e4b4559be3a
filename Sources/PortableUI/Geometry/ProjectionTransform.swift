import Elements

/// Turns, scales, moves and bends points: of a point (x, y) it makes (x', y') / w, where
/// `x' = m11 x + m21 y + m31`, `y' = m12 x + m22 y + m32` and `w = m13 x + m23 y + m33`.
public struct ProjectionTransform: Hashable, Sendable {
  /// How much of x becomes x.
  public var m11: CGFloat = 1
  /// How much of x becomes y.
  public var m12: CGFloat = 0
  /// How much farther away a point is for each point of x.
  public var m13: CGFloat = 0
  /// How much of y becomes x.
  public var m21: CGFloat = 0
  /// How much of y becomes y.
  public var m22: CGFloat = 1
  /// How much farther away a point is for each point of y.
  public var m23: CGFloat = 0
  /// How far all are moved along x.
  public var m31: CGFloat = 0
  /// How far all are moved along y.
  public var m32: CGFloat = 0
  /// How far away all are.
  public var m33: CGFloat = 1

  /// Changes nothing.
  public init() {}

  /// Changes what a transformation does.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Does to what is flat what a transformation in space does to it.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether lines that go beside each other do so afterwards.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This, and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return product
  }

  /// What takes this back; itself where nothing does.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    inverse.invert()
    return inverse
  }

  /// Becomes what takes this back.
  ///
  /// - Returns: `false` where nothing does, and it stays as it is.
  @discardableResult
  public mutating func invert() -> Bool {
    let first = m22 * m33 - m23 * m32
    let second = m23 * m31 - m21 * m33
    let third = m21 * m32 - m22 * m31
    let determinant = m11 * first + m12 * second + m13 * third
    guard determinant != 0, determinant.isFinite else { return false }
    var inverse = ProjectionTransform()
    (inverse.m11, inverse.m21, inverse.m31) = (first / determinant, second / determinant, third / determinant)
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    self = inverse
    return true
  }

  var value: TransformValue {
    guard isAffine else {
      return .projection([m11, m12, m13, m21, m22, m23, m31, m32, m33].map(Double.init))
    }
    return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32).value
  }
}
