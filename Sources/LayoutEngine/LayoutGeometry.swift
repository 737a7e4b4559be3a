/// An axis of a layout.
package enum LayoutAxis: Sendable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  package var perpendicular: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// The size that a parent proposes to a child, in points. `nil` asks for the child's ideal length.
package struct ProposedSize: Equatable, Sendable {
  /// The width; `nil` asks for the ideal width.
  package var width: Double?
  /// The height; `nil` asks for the ideal height.
  package var height: Double?

  /// Asks for the ideal size.
  package static let unspecified = ProposedSize(width: nil, height: nil)

  /// Creates a proposal.
  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  package init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }

  init(_ length: Double?, along axis: LayoutAxis, across other: Double?) {
    self = axis == .horizontal ? Self(width: length, height: other) : Self(width: other, height: length)
  }

  subscript(axis: LayoutAxis) -> Double? { axis == .horizontal ? width : height }
}

/// The size of a view, in points.
package struct LayoutSize: Equatable, Sendable {
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// A size of 0 × 0 points.
  package static let zero = LayoutSize(width: 0, height: 0)

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(_ length: Double, along axis: LayoutAxis, across other: Double) {
    self = axis == .horizontal ? Self(width: length, height: other) : Self(width: other, height: length)
  }

  subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
}

/// The frame of a view, in points from the top leading corner of the layout.
package struct LayoutFrame: Equatable, Sendable {
  /// The distance from the leading edge.
  package var x: Double
  /// The distance from the top.
  package var y: Double
  /// The size.
  package var size: LayoutSize

  /// Creates a frame.
  package init(x: Double, y: Double, size: LayoutSize) {
    self.x = x
    self.y = y
    self.size = size
  }
}

/// Insets at the four edges of a view, in points.
package struct LayoutInsets: Equatable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  /// Creates insets.
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  var horizontal: Double { leading + trailing }
  var vertical: Double { top + bottom }
}

/// An alignment guide: a line through a view by which it is aligned with others.
package enum LayoutGuide: Equatable, Sendable {
  /// The leading edge, or the top.
  case start
  /// The center.
  case center
  /// The trailing edge, or the bottom.
  case end
  /// The baseline of the first line of text; the bottom edge of a view without text.
  case firstTextBaseline
  /// The baseline of the last line of text; the bottom edge of a view without text.
  case lastTextBaseline
  /// A custom guide, identified by a number. In a view that does not set the guide, it is at a fraction of the view's
  /// length.
  case custom(Int, fraction: Double)

  /// The position of the guide in a view that does not set it.
  package func position(in length: Double) -> Double {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: length
    case .custom(_, let fraction): length * fraction
    }
  }
}

/// An alignment along both axes.
package struct LayoutAlignment: Equatable, Sendable {
  package var horizontal: LayoutGuide
  package var vertical: LayoutGuide

  /// Centered along both axes.
  package static let center = LayoutAlignment(horizontal: .center, vertical: .center)

  /// Creates an alignment.
  package init(horizontal: LayoutGuide, vertical: LayoutGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
