/// The axis along which something is laid out.
package enum LayoutAxis: Sendable {
  /// From side to side, in reading direction.
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

  /// No size.
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

/// Where a view is, in points from the leading top corner of the layout.
package struct LayoutFrame: Equatable, Sendable {
  /// The distance from the leading side.
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

/// Lengths at the four sides of a view, in points.
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

/// A line through a view, by which the view is aligned with others.
package enum LayoutGuide: Equatable, Sendable {
  /// The leading side, or the top.
  case start
  /// The middle.
  case center
  /// The trailing side, or the bottom.
  case end
  /// The baseline of the first line of text; the bottom of a view without text.
  case firstTextBaseline
  /// The baseline of the last line of text; the bottom of a view without text.
  case lastTextBaseline
  /// A program's own guide, which views without a value of their own have at a part of their length.
  case custom(Int, part: Double)

  /// Where the guide is in a view that says nothing of it.
  package func position(in length: Double) -> Double {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: length
    case .custom(_, let part): length * part
    }
  }
}

/// The guides by which a view is aligned along both axes.
package struct LayoutAlignment: Equatable, Sendable {
  package var horizontal: LayoutGuide
  package var vertical: LayoutGuide

  /// In the middle.
  package static let center = LayoutAlignment(horizontal: .center, vertical: .center)

  /// Creates an alignment.
  package init(horizontal: LayoutGuide, vertical: LayoutGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: LayoutAxis) -> LayoutGuide { axis == .horizontal ? horizontal : vertical }
}
