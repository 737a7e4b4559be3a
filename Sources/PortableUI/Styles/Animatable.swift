/// A value that can be added to others of its kind and made larger: what animations reckon with.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Makes it so many times as large.
  mutating func scale(by rhs: Double)
  /// How large it is, squared.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// So many times as large.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Goes a part of the way to another value.
  ///
  /// - Parameters:
  ///   - other: the other value.
  ///   - amount: how far: 0 stays, and 1 is there.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// What is a part of the way to another value.
  ///
  /// - Parameters:
  ///   - other: the other value.
  ///   - amount: how far: 0 is this one, and 1 the other.
  public func interpolated(towards other: Self, amount: Double) -> Self { self + (other - self).scaled(by: amount) }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The number's square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that an animation could change.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates it.
  public init() {}
  /// Nothing.
  public static var zero: Self { Self() }
  /// Nothing.
  public static func + (first: Self, second: Self) -> Self { Self() }
  /// Nothing.
  public static func - (first: Self, second: Self) -> Self { Self() }
  /// Changes nothing.
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

  /// Two values of nothing.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums of both.
  public static func + (one: Self, other: Self) -> Self { Self(one.first + other.first, one.second + other.second) }
  /// The differences of both.
  public static func - (one: Self, other: Self) -> Self { Self(one.first - other.first, one.second - other.second) }

  /// Makes both so many times as large.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// How large both are, squared.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

/// Something that could be shown at each step between two of its values.
///
/// Hosts animate what they know: colors, places, sizes, turns, the part of a line that is drawn. What a program reckons out of its
/// own ``animatableData``, a path or a body, is reckoned at most twenty times a second on the way, and hosts fill the time between.
@MainActor @preconcurrency
public protocol Animatable {
  /// What is animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The values that are animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
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

/// A modifier with values that are shown at steps between two of them. See ``Animatable``.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
