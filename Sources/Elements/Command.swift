/// A one-time request of the graph to its host, in addition to mutations.
public enum Command: Hashable, Sendable {
  /// Scrolls the enclosing scroll views until an element is visible.
  ///
  /// - Parameters:
  ///   - to: an element, or a row of a ``ElementKind/gap``, which represents rows that are created on demand.
  ///   - anchor: the position in the scroll view; `nil` scrolls as little as necessary.
  case scroll(to: VisibleRows.Position, anchor: ScrollAnchor?)
  /// Moves the keyboard focus to an element, or removes it if `nil`. A commit contains at most one such command.
  case focus(Int?)
}

/// A position in a scroll view, in fractions of its size.
public struct ScrollAnchor: Hashable, Sendable {
  /// The horizontal position, from 0 (leading) to 1 (trailing).
  public var x: Double
  /// The vertical position, from 0 (top) to 1 (bottom).
  public var y: Double

  /// Creates a position. Values are clamped to the range from 0 to 1; NaN counts as 0.5.
  ///
  /// - Parameters:
  ///   - x: the horizontal position, from 0 (leading) to 1 (trailing).
  ///   - y: the vertical position, from 0 (top) to 1 (bottom).
  public init(x: Double, y: Double) {
    func part(_ number: Double) -> Double { number.isNaN ? 0.5 : min(max(number, 0), 1) }
    self.x = part(x)
    self.y = part(y)
  }
}
