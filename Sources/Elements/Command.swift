/// Something that a graph asks its host to do once, besides showing what has changed.
public enum Command: Hashable, Sendable {
  /// Moves what is around an element until it can be seen.
  ///
  /// - Parameters:
  ///   - to: an element, or a row of a ``ElementKind/gap``, which stands for rows that are made when they come near.
  ///   - anchor: where in the region it is to be; `nil` moves as little as has to be.
  case scroll(to: VisibleRows.Place, anchor: ScrollAnchor?)
  /// Gives the keyboard's focus to an element, or takes it from whatever has it where that is `nil`. There is one at most in a commit.
  case focus(Int?)
}

/// A place in a region, in parts of its size.
public struct ScrollAnchor: Hashable, Sendable {
  /// From 0 at the leading side to 1.
  public var x: Double
  /// From 0 at the top to 1.
  public var y: Double

  /// Creates a place. What is no number is in the middle, and what is beyond an end is at it.
  ///
  /// - Parameters:
  ///   - x: from 0 at the leading side to 1.
  ///   - y: from 0 at the top to 1.
  public init(x: Double, y: Double) {
    func part(_ number: Double) -> Double { number.isNaN ? 0.5 : min(max(number, 0), 1) }
    self.x = part(x)
    self.y = part(y)
  }
}
