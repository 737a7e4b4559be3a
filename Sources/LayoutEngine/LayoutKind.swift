/// How a node of a ``LayoutTree`` answers a proposal, and what it proposes to its children.
///
/// The rules are SwiftUI's as far as they are published or were measured; where they are not known, the case says so.
package enum LayoutKind {
  /// Takes the proposed size, and 10 points where the ideal length is asked for: a color or a shape.
  case flexible
  /// Has one size, whatever is proposed.
  case fixed(LayoutSize)
  /// A view whose content is measured, such as a text.
  case measured(@Sendable (ProposedSize) -> MeasuredContent)
  /// Takes the proposed length along the axis of the stack around it, but no less than `minimum`, and nothing across; along both axes
  /// outside of a stack. It is sized after its neighbors.
  case spacer(minimum: Double)
  /// A line of that thickness across the axis of the stack around it.
  case divider(thickness: Double)

  /// Children along an axis.
  ///
  /// The stack first subtracts its spacing. It then sizes its children in groups of equal priority, the highest first, and keeps the
  /// least lengths of all children of lower priority in reserve. In a group, the children that can change their length least come
  /// first; each is proposed an equal share of what is left.
  case stack(LayoutAxis, spacing: Double, LayoutGuide)
  /// Children one above the other, each of which is proposed what the parent was: a `ZStack`.
  case overlap(LayoutAlignment)
  /// The first child that has no larger ideal size along the axes than is proposed, or the last one.
  case firstThatFits(horizontal: Bool, vertical: Bool)

  /// Space around a child. Negative lengths enlarge what the child is proposed.
  case padding(LayoutInsets)
  /// A frame of fixed lengths. The child is proposed them.
  case frame(width: Double?, height: Double?, LayoutAlignment)
  /// A frame whose lengths have limits. Its values are kept apart, so that all nodes are small.
  indirect case flexibleFrame(width: LayoutLimits, height: LayoutLimits, LayoutAlignment)
  /// Asks its child for its ideal length along some axes.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Proposes a size of that ratio of width to height, the largest that fits or the smallest that fills; `nil` is the ratio of the
  /// child's ideal size.
  case aspectRatio(Double?, fills: Bool)
  /// Decides who is sized first in the stack around it.
  case priority(Double)
  /// Moves the child and leaves its space where it was.
  case offset(x: Double, y: Double)
  /// Takes the proposed size. The child's middle is at a point of it.
  case position(x: Double, y: Double)
  /// The first child, and as large as it, a second one in front or behind: an overlay or a background.
  case secondary(LayoutAlignment)
  /// Says where a guide of the child is, from its leading side or its top, by the child's size.
  case guide(LayoutAxis, LayoutGuide, position: @Sendable (LayoutSize) -> Double)
  /// Takes the proposed size. The child is proposed that and stands in the leading top corner.
  case geometryReader
  /// Takes the proposed length along the axes in which it scrolls. The child has its ideal length there.
  case scroll(horizontal: Bool, vertical: Bool)
}

/// The size of content that was measured.
package struct MeasuredContent: Equatable, Sendable {
  /// The size.
  package var size: LayoutSize
  /// The distance from the top to the baseline of the first line; `nil` without a text.
  package var firstTextBaseline: Double?
  /// The distance from the top to the baseline of the last line; `nil` without a text.
  package var lastTextBaseline: Double?

  /// Creates a measurement.
  package init(size: LayoutSize, firstTextBaseline: Double? = nil, lastTextBaseline: Double? = nil) {
    self.size = size
    self.firstTextBaseline = firstTextBaseline
    self.lastTextBaseline = lastTextBaseline
  }
}

/// The limits of a frame along an axis, in points; a maximum may be infinite.
package struct LayoutLimits: Equatable, Sendable {
  package private(set) var minimum: Double?
  package private(set) var ideal: Double?
  package private(set) var maximum: Double?

  /// Creates limits.
  ///
  /// Lengths that are no numbers are left out, negative ones are 0. Where limits contradict each other, the larger one is taken.
  package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    func length(_ value: Double?, atLeast least: Double?) -> Double? {
      value.flatMap { $0.isNaN ? nil : max($0, least ?? 0, 0) }
    }
    self.minimum = length(minimum, atLeast: nil).flatMap { $0.isFinite ? $0 : nil }
    self.ideal = length(ideal, atLeast: self.minimum).flatMap { $0.isFinite ? $0 : nil }
    self.maximum = length(maximum, atLeast: self.ideal ?? self.minimum)
  }

  /// What the child is proposed.
  func proposal(for proposed: Double?) -> Double? {
    guard var length = proposed ?? ideal else { return nil }
    if let minimum { length = max(length, minimum) }
    if let maximum { length = min(length, maximum) }
    return length
  }

  /// The length of the frame around a child of that length.
  func length(for proposed: Double?, around child: Double) -> Double {
    let proposed = proposed ?? ideal ?? child
    var length = child
    if let minimum { length = max(minimum, min(length, proposed)) }
    if let maximum { length = min(maximum, max(length, proposed)) }
    return length
  }
}
