// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Core Animation's.

#if !canImport(QuartzCore)
  /// A transformation in space, as Core Animation has it: of a row (x, y, z, 1) it makes that row times these numbers.
  public struct CATransform3D: Hashable, Sendable {
    /// How much of x becomes x.
    public var m11: CGFloat
    /// How much of x becomes y.
    public var m12: CGFloat
    /// How much of x becomes z.
    public var m13: CGFloat
    /// How much farther away a point is for each point of x.
    public var m14: CGFloat
    /// How much of y becomes x.
    public var m21: CGFloat
    /// How much of y becomes y.
    public var m22: CGFloat
    /// How much of y becomes z.
    public var m23: CGFloat
    /// How much farther away a point is for each point of y.
    public var m24: CGFloat
    /// How much of z becomes x.
    public var m31: CGFloat
    /// How much of z becomes y.
    public var m32: CGFloat
    /// How much of z becomes z.
    public var m33: CGFloat
    /// How much farther away a point is for each point of z: perspective, as in `-1 / 500`.
    public var m34: CGFloat
    /// How far all are moved along x.
    public var m41: CGFloat
    /// How far all are moved along y.
    public var m42: CGFloat
    /// How far all are moved along z.
    public var m43: CGFloat
    /// How far away all are.
    public var m44: CGFloat

    /// Creates a transformation that makes nothing of everything.
    public init() {
      self.init(rows: Array(repeating: 0, count: 16))
    }

    /// Creates a transformation of its numbers.
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

  /// The transformation that changes nothing.
  public let CATransform3DIdentity = CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// Whether a transformation changes nothing.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

  /// Whether two transformations do the same.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

  /// Moves by so many points.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
  }

  /// Makes so many times as large.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
  }

  /// Turns around an axis.
  ///
  /// - Parameters:
  ///   - angle: how far, in radians.
  ///   - x: where the axis points to.
  ///   - y: where the axis points to.
  ///   - z: where the axis points to.
  /// - Returns: the transformation; one that changes nothing for an axis without a length.
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

  /// Moves, and then does what a transformation does.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// Scales, and then does what a transformation does.
  public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// Turns around an axis, and then does what a transformation does.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  /// Does what one does, and then what another one does.
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

  /// What a transformation in the plane does, in space.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
  }

  /// Whether a transformation stays in the plane.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
  }

  /// What a transformation does in the plane.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }

#endif
