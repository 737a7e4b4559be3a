import Elements

/// A projective transform of points: it maps a point (x, y) to (x', y') / w, where
/// `x' = m11 x + m21 y + m31`, `y' = m12 x + m22 y + m32` and `w = m13 x + m23 y + m33`.
public struct ProjectionTransform: Hashable, Sendable {
  /// The contribution of x to the resulting x.
  public var m11: CGFloat = 1
  /// The contribution of x to the resulting y.
  public var m12: CGFloat = 0
  /// The contribution of x to the resulting w.
  public var m13: CGFloat = 0
  /// The contribution of y to the resulting x.
  public var m21: CGFloat = 0
  /// The contribution of y to the resulting y.
  public var m22: CGFloat = 1
  /// The contribution of y to the resulting w.
  public var m23: CGFloat = 0
  /// The translation along the x-axis.
  public var m31: CGFloat = 0
  /// The translation along the y-axis.
  public var m32: CGFloat = 0
  /// The constant part of the resulting w.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates a transform from the effect of a three-dimensional transform on the plane z = 0.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether this is the identity transform.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform is affine.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns a transform that applies this transform and then another.
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

  /// Returns the inverse of the transform, or the transform itself if it cannot be inverted.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    inverse.invert()
    return inverse
  }

  /// Inverts the transform.
  ///
  /// - Returns: `false` if the transform cannot be inverted. It is unchanged in this case.
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
