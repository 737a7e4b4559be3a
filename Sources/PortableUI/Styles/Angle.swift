/// How far something is turned.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians, of which about 6.28 are a whole turn.
  public var radians: Double

  /// In degrees, of which 360 are a whole turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Not turned at all.
  public static let zero = Angle()

  /// Creates an angle of nothing.
  public init() {
    radians = 0
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether one is turned less far than another.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// Both, one after the other.
  public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }

  /// One, and the other back.
  public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }

  /// The same the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// So many times an angle.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// Part of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  /// Adds an angle.
  public static func += (first: inout Angle, second: Angle) { first = first + second }

  /// Takes an angle away.
  public static func -= (first: inout Angle, second: Angle) { first = first - second }
}

extension Angle: Animatable {
  /// The angle, for animations.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
