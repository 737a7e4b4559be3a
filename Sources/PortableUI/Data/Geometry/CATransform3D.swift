// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names match Core Animation's.

#if !canImport(QuartzCore)
  /// A three-dimensional transform, as in Core Animation. It maps the row vector (x, y, z, 1) to the product of the vector and
  /// this 4 by 4 matrix.
  public struct CATransform3D: Hashable, Sendable {
    /// The contribution of x to the resulting x.
    public var m11: CGFloat
    /// The contribution of x to the resulting y.
    public var m12: CGFloat
    /// The contribution of x to the resulting z.
    public var m13: CGFloat
    /// The contribution of x to the resulting w.
    public var m14: CGFloat
    /// The contribution of y to the resulting x.
    public var m21: CGFloat
    /// The contribution of y to the resulting y.
    public var m22: CGFloat
    /// The contribution of y to the resulting z.
    public var m23: CGFloat
    /// The contribution of y to the resulting w.
    public var m24: CGFloat
    /// The contribution of z to the resulting x.
    public var m31: CGFloat
    /// The contribution of z to the resulting y.
    public var m32: CGFloat
    /// The contribution of z to the resulting z.
    public var m33: CGFloat
    /// The contribution of z to the resulting w. Set it for perspective, as in `-1 / 500`.
    public var m34: CGFloat
    /// The translation along the x-axis.
    public var m41: CGFloat
    /// The translation along the y-axis.
    public var m42: CGFloat
    /// The translation along the z-axis.
    public var m43: CGFloat
    /// The constant part of the resulting w.
    public var m44: CGFloat

    /// Creates a transform with zeros only.
    public init() {
      self.init(rows: Array(repeating: 0, count: 16))
    }

    /// Creates a transform from its elements.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      self.init(rows: [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44])
    }

    fileprivate init(rows: [CGFloat]) {
      (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
      (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
      (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
      (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
    }

    fileprivate var rows: [CGFloat] {
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
  }

  /// The identity transform.
  public let CATransform3DIdentity = CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// Returns whether a transform is the identity transform.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

  /// Returns whether two transforms are equal.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

  /// Returns a transform that translates by a number of points.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
  }

  /// Returns a transform that scales by factors.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
  }

  /// Returns a transform that rotates around an axis.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians.
  ///   - x: The x-component of the axis.
  ///   - y: The y-component of the axis.
  ///   - z: The z-component of the axis.
  /// - Returns: The transform, or the identity transform if the axis has no length.
  public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (cosine, sine) = (cos(angle), sin(angle))
    let (restX, restY, restZ) = (x * (1 - cosine), y * (1 - cosine), z * (1 - cosine))
    let (sineX, sineY, sineZ) = (x * sine, y * sine, z * sine)
    var turn = CATransform3DIdentity
    (turn.m11, turn.m12, turn.m13) = (cosine + x * restX, y * restX + sineZ, z * restX - sineY)
    (turn.m21, turn.m22, turn.m23) = (x * restY - sineZ, cosine + y * restY, z * restY + sineX)
    (turn.m31, turn.m32, turn.m33) = (x * restZ + sineY, y * restZ - sineX, cosine + z * restZ)
    return turn
  }

  /// Returns a transform that translates and then applies another transform.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// Returns a transform that scales and then applies another transform.
  public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// Returns a transform that rotates around an axis and then applies another transform.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  /// Returns a transform that applies one transform and then another.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (first, second) = (a.rows, b.rows)
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for inner in 0..<4 { product[row * 4 + column] += first[row * 4 + inner] * second[inner * 4 + column] }
      }
    }
    return CATransform3D(rows: product)
  }

  /// Returns an affine transform as a three-dimensional one.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
  }

  /// Returns whether a transform is affine.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
  }

  /// Returns the affine part of a transform.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }

#endif
