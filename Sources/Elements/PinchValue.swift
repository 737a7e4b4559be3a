/// The state of a two-finger gesture since it began.
public struct PinchValue: Hashable, Sendable {
  /// The magnification.
  public var scale: Double
  /// The rotation in radians, clockwise.
  public var radians: Double
  /// The initial midpoint between the fingers in unit coordinates of the view: (0, 0) is its top left corner.
  public var anchor: PointValue

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - scale: the magnification.
  ///   - radians: the rotation in radians, clockwise.
  ///   - anchor: the initial midpoint between the fingers in unit coordinates of the view.
  public init(scale: Double, radians: Double, anchor: PointValue = PointValue(x: 0.5, y: 0.5)) {
    self.scale = scale
    self.radians = radians
    self.anchor = anchor
  }

  /// Whether all values are within bounds.
  var isValid: Bool { (0...1e6).contains(scale) && (-1e6...1e6).contains(radians) && anchor.isValid }
}
