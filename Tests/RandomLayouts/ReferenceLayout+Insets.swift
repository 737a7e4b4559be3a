import LayoutEngine

/// A `safeAreaInset` at a random edge.
package struct RandomInset: Sendable {
  /// The axis along which the inset view is next to the other view.
  package var axis: LayoutAxis
  /// Whether the inset view is at the top or at the leading edge.
  package var isFirst: Bool
  package var spacing: Double
  /// The alignment across the axis.
  package var part: Double
  package var view: RandomLayout
  package var inset: RandomLayout
}

// Apple documents that `safeAreaInset` anchors the inset view to an edge and insets the other view by its length and the
// spacing.
//
// Assumptions, because no documentation describes these rules:
//
// - The inset view is offered the whole length across, and no length along the axis, so it has its ideal length.
// - The modified view consists of both views: it is as long as both views with the spacing, and as wide as the wider view.
//   The alignment applies to both.
// - The default spacing is 8 points.
extension RandomInset {
  /// Returns the proposals to both views.
  private func proposals(_ proposal: ProposedSize) -> (view: ProposedSize, inset: ProposedSize) {
    if axis == .horizontal {
      let offered = ProposedSize(width: nil, height: proposal.height)
      let rest = proposal.width.map { max(0, $0 - spacing - inset.size(offered).width) }
      return (ProposedSize(width: rest, height: proposal.height), offered)
    }
    let offered = ProposedSize(width: proposal.width, height: nil)
    let rest = proposal.height.map { max(0, $0 - spacing - inset.size(offered).height) }
    return (ProposedSize(width: proposal.width, height: rest), offered)
  }

  func size(_ proposal: ProposedSize) -> LayoutSize {
    let proposals = proposals(proposal)
    let (own, bar) = (view.size(proposals.view), inset.size(proposals.inset))
    return axis == .horizontal
      ? LayoutSize(width: own.width + spacing + bar.width, height: max(own.height, bar.height))
      : LayoutSize(width: max(own.width, bar.width), height: own.height + spacing + bar.height)
  }

  /// Calls `place` with each view, its position in the modified view, and its proposal.
  func forEach(_ proposal: ProposedSize, _ place: (RandomLayout, Double, Double, ProposedSize) -> Void) {
    let proposals = proposals(proposal)
    let (own, bar, size) = (view.size(proposals.view), inset.size(proposals.inset), size(proposal))
    let first = isFirst ? bar : own
    for (view, ownSize, proposal, isSecond) in [
      (view, own, proposals.view, isFirst), (inset, bar, proposals.inset, !isFirst),
    ] {
      if axis == .horizontal {
        place(view, isSecond ? first.width + spacing : 0, (size.height - ownSize.height) * part, proposal)
      } else {
        place(view, (size.width - ownSize.width) * part, isSecond ? first.height + spacing : 0, proposal)
      }
    }
  }

  /// Adds the views to a tree of the layout engine: a stack that sizes the inset view first.
  func add(to tree: inout LayoutTree, _ indices: inout [Int: Int]) {
    let guide: LayoutGuide = part == 0 ? .start : part == 1 ? .end : .center
    tree.add(.inset(axis, spacing: spacing, guide, isFirst: isFirst)) { tree in
      view.add(to: &tree, &indices)
      inset.add(to: &tree, &indices)
    }
  }
}
