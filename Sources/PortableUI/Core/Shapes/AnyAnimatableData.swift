/// The animatable values of a type-erased shape. Values of different types are not interpolated.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The values; `nil` for zero of any type.
  private var vector: (any VectorArithmetic)?

  private init(_ vector: (any VectorArithmetic)?) {
    self.vector = vector
  }

  @MainActor
  init<S: Shape>(of shape: S) {
    self.init(shape.animatableData)
  }

  /// Returns a shape with these values. A shape whose values have another type is returned unchanged.
  @MainActor
  func applied<S: Shape>(to shape: S) -> any Shape {
    guard let data = vector as? S.AnimatableData else { return shape }
    var shape = shape
    shape.animatableData = data
    return shape
  }

  /// Zero, which equals the zero of any type.
  public static var zero: Self { Self(nil) }

  /// Returns the sum; `first` if the types differ.
  public static func + (first: Self, second: Self) -> Self {
    guard let one = first.vector else { return second }
    return Self(one.adding(second.vector))
  }

  /// Returns the difference; zero if the types differ.
  public static func - (first: Self, second: Self) -> Self {
    guard let other = second.vector else { return first }
    return Self(other.subtracted(from: first.vector))
  }

  /// Multiplies the values by a number.
  public mutating func scale(by rhs: Double) { vector?.scale(by: rhs) }

  /// The squared magnitude of the values.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  /// Returns whether both have the same values. Values of different types are different.
  public static func == (first: Self, second: Self) -> Bool {
    guard let one = first.vector ?? second.vector else { return true }
    return one.equals(first.vector) && one.equals(second.vector)
  }
}

extension VectorArithmetic {
  fileprivate func adding(_ other: (any VectorArithmetic)?) -> any VectorArithmetic {
    (other as? Self).map { self + $0 } ?? self
  }

  fileprivate func subtracted(from other: (any VectorArithmetic)?) -> (any VectorArithmetic)? {
    guard let other else { return Self.zero - self }
    return (other as? Self).map { $0 - self }
  }

  fileprivate func equals(_ other: (any VectorArithmetic)?) -> Bool {
    other.map { $0 as? Self == self } ?? (self == .zero)
  }
}
