/// How a node of a ``LayoutTree`` responds to a proposed size, and what it proposes to its children.
///
/// The rules are SwiftUI's, as far as Apple documents them or they have been measured on devices. Decision 87 lists the
/// unknown rules.
package enum LayoutKind {
  /// Takes the proposed size; its ideal size is 10 × 10 points. A color or a shape.
  case flexible
  /// Has the same size for each proposal.
  case fixed(LayoutSize)
  /// A view that is measured by a function, such as a text.
  case measured(@Sendable (ProposedSize) -> MeasuredContent)
  /// A spacer. In a stack it takes the proposed length along the stack's axis, at least `minimum`, and no length
  /// across. Outside of a stack it takes the proposed size. A stack sizes it after all other children.
  case spacer(minimum: Double)
  /// A line perpendicular to the axis of the enclosing stack; horizontal outside of a stack.
  case divider(thickness: Double)

  /// An `HStack` or a `VStack`.
  ///
  /// The stack first subtracts its spacing from the proposed length. It then sizes its children in groups of equal
  /// layout priority, the highest first, and reserves the minimum lengths of all children of lower priority. In a
  /// group, the least flexible children are sized first; each is proposed an equal share of the length that remains.
  case stack(LayoutAxis, spacing: Double, LayoutGuide)
  /// A `ZStack`, which passes on its proposed size to each child.
  case overlap(LayoutAlignment)
  /// A `ViewThatFits`: the first child whose ideal size along the given axes fits the proposal, or the last child.
  case firstThatFits(horizontal: Bool, vertical: Bool)

  /// Padding. Negative insets enlarge the child's proposal.
  case padding(LayoutInsets)
  /// A fixed frame. It proposes its lengths to the child. Along an axis without a length, it passes on the proposal of
  /// its parent.
  case frame(width: Double?, height: Double?, LayoutAlignment)
  /// A flexible frame. `indirect` keeps nodes of other kinds small.
  indirect case flexibleFrame(width: LayoutLimits, height: LayoutLimits, LayoutAlignment)
  /// Proposes no length along the given axes, so that the child chooses its ideal length.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Proposes a size with this ratio of width to height: the largest size that fits the proposal, or the smallest size
  /// that fills it. `nil` is the ratio of the child's ideal size.
  case aspectRatio(Double?, fills: Bool)
  /// The child's layout priority in the enclosing stack.
  case priority(Double)
  /// Moves the child without a change of the frame around it.
  case offset(x: Double, y: Double)
  /// Takes the proposed size and puts the child's center at a point in it.
  case position(x: Double, y: Double)
  /// An overlay or a background: the first child is the content, and the content's size is proposed to the second
  /// child.
  case secondary(LayoutAlignment)
  /// A `safeAreaInset`: the first child is the content, and the second child is at one of its ends along an axis. The
  /// second child has its ideal length along the axis, and the content is proposed the remaining length.
  case inset(LayoutAxis, spacing: Double, LayoutGuide, isFirst: Bool)
  /// Sets an alignment guide of the child. `position` gets the child's size and returns the distance from the leading
  /// or the top edge.
  case guide(LayoutAxis, LayoutGuide, position: @Sendable (LayoutSize) -> Double)
  /// Takes the proposed size, proposes it to the child, and puts the child into the top leading corner.
  case geometryReader
  /// A `Grid`, with the distances between its columns and between its rows. Its children are rows and views that span
  /// all columns.
  ///
  /// Its columns share the width like the views of an `HStack`, and its rows share the height like the views of a
  /// `VStack`. A column is as wide as its widest cell.
  case grid(spacing: LayoutSize)
  /// A row of a grid. Its children are cells.
  case gridRow
  /// A cell of a grid, or a view outside of its rows.
  indirect case gridCell(LayoutGridCell)
  /// A scroll view: along the axes that scroll, takes the proposed length and asks the child for its ideal length.
  case scroll(horizontal: Bool, vertical: Bool)
}

/// The result of a measurement.
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

/// How a view takes part in the layout of a grid.
package struct LayoutGridCell: Sendable {
  /// The number of columns that the view spans; `nil` for all columns.
  package var columns: Int?
  /// The alignment of the view in its cell.
  package var alignment: LayoutAlignment
  /// Whether the view's width affects the width of its columns.
  package var sizesColumn: Bool
  /// Whether the view's height affects the height of its row.
  package var sizesRow: Bool

  /// Creates a description of a cell.
  package init(
    columns: Int?, alignment: LayoutAlignment = .center, sizesColumn: Bool = true, sizesRow: Bool = true
  ) {
    self.columns = columns.map { max(1, $0) }
    self.alignment = alignment
    self.sizesColumn = sizesColumn
    self.sizesRow = sizesRow
  }
}

/// The limits of a flexible frame along one axis, in points. A maximum may be infinite.
package struct LayoutLimits: Equatable, Sendable {
  package private(set) var minimum: Double?
  package private(set) var ideal: Double?
  package private(set) var maximum: Double?

  /// Creates limits.
  ///
  /// NaN, and infinite minimums and ideals, count as not set; negative lengths count as 0. An ideal length below the
  /// minimum is raised to the minimum. A maximum below the minimum or the ideal length is raised to that length.
  package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    func length(_ value: Double?, atLeast least: Double?) -> Double? {
      value.flatMap { $0.isNaN ? nil : max($0, least ?? 0, 0) }
    }
    self.minimum = length(minimum, atLeast: nil).flatMap { $0.isFinite ? $0 : nil }
    self.ideal = length(ideal, atLeast: self.minimum).flatMap { $0.isFinite ? $0 : nil }
    self.maximum = length(maximum, atLeast: self.ideal ?? self.minimum)
  }

  /// The length that the frame proposes to its child.
  func proposal(for proposed: Double?) -> Double? {
    guard var length = proposed ?? ideal else { return nil }
    if let minimum { length = max(length, minimum) }
    if let maximum { length = min(length, maximum) }
    return length
  }

  /// The length of the frame around a child of length `child`.
  func length(for proposed: Double?, around child: Double) -> Double {
    let proposed = proposed ?? ideal ?? child
    var length = child
    if let minimum { length = max(minimum, min(length, proposed)) }
    if let maximum { length = min(maximum, max(length, proposed)) }
    return length
  }
}
