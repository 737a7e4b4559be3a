/// What two fingers have done to what is between them since they went down.
public struct PinchValue: Hashable, Sendable {
  /// How many times larger they have made it.
  public var scale: Double
  /// How far they have turned it, clockwise.
  public var radians: Double
  /// Where in the view the middle between them was at first: 0 is its left and upper side, 1 the other one.
  public var anchor: PointValue

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - scale: how many times larger they have made it.
  ///   - radians: how far they have turned it, clockwise.
  ///   - anchor: where in the view the middle between them was at first, as a part of its width and height.
  public init(scale: Double, radians: Double, anchor: PointValue = PointValue(x: 0.5, y: 0.5)) {
    self.scale = scale
    self.radians = radians
    self.anchor = anchor
  }

  /// Whether all of it can be reckoned with.
  var isValid: Bool { (0...1e6).contains(scale) && (-1e6...1e6).contains(radians) && anchor.isValid }
}
