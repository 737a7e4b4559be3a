/// A type that supports the arithmetic of animations: addition, and multiplication by a number.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a number.
  mutating func scale(by rhs: Double)
  /// The squared magnitude of the value.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value multiplied by a number.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Interpolates linearly toward another value.
  ///
  /// - Parameters:
  ///   - other: the other value.
  ///   - amount: the fraction: 0 for this value, 1 for the other.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns the linear interpolation between this value and another.
  ///
  /// - Parameters:
  ///   - other: the other value.
  ///   - amount: the fraction: 0 for this value, 1 for the other.
  public func interpolated(towards other: Self, amount: Double) -> Self { self + (other - self).scaled(by: amount) }
}

extension Double: VectorArithmetic {
  /// Multiplies this number by another.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies this number by another.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies this number by another.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of a type without animatable properties.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates an empty value.
  public init() {}
  /// The only value of the type.
  public static var zero: Self { Self() }
  /// Returns the only value of the type.
  public static func + (first: Self, second: Self) -> Self { Self() }
  /// Returns the only value of the type.
  public static func - (first: Self, second: Self) -> Self { Self() }
  /// Has no effect.
  public mutating func scale(by rhs: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Returns the pair of the sums.
  public static func + (one: Self, other: Self) -> Self { Self(one.first + other.first, one.second + other.second) }
  /// Returns the pair of the differences.
  public static func - (one: Self, other: Self) -> Self { Self(one.first - other.first, one.second - other.second) }

  /// Multiplies both values by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both squared magnitudes.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

/// A type whose properties can be interpolated in an animation.
///
/// Hosts themselves animate colors, positions, sizes, rotations and trimmed paths. During an animation, paths and
/// bodies that depend on a custom ``animatableData`` are evaluated at most 20 times a second. Hosts interpolate between
/// the results.
@MainActor @preconcurrency
public protocol Animatable {
  /// The type of the animated data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension AnimatablePair: Animatable {}

/// A modifier with animatable properties. See ``Animatable``.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
