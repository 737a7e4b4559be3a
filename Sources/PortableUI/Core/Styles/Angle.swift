/// An angle in radians or degrees.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians. A full turn is 2π.
  public var radians: Double

  /// The angle in degrees. A full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The angle of 0.
  public static let zero = Angle()

  /// Creates an angle of 0.
  public init() {
    radians = 0
  }

  /// Creates an angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether an angle is smaller than another.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// Returns the sum of two angles.
  public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }

  /// Returns the difference of two angles.
  public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }

  /// Returns the negated angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Returns an angle multiplied by a factor.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// Returns an angle divided by a number.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  /// Adds an angle.
  public static func += (first: inout Angle, second: Angle) { first = first + second }

  /// Subtracts an angle.
  public static func -= (first: inout Angle, second: Angle) { first = first - second }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
