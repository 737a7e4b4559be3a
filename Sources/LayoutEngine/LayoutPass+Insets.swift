/// The size of a view with an inset, and the positions of both views.
struct InsetArrangement {
  /// The content or the inset view.
  struct Child {
    let node: Int
    let proposal: ProposedSize
    var x = 0.0
    var y = 0.0
  }

  fileprivate(set) var children: [Child]
  let size: LayoutSize
}

extension LayoutPass {
  /// Sizes a view and the inset at one of its ends. A missing view takes no space.
  mutating func arrangeInset(
    _ node: Int, along axis: LayoutAxis, _ spacing: Double, _ guide: LayoutGuide, isFirst: Bool,
    in proposal: ProposedSize
  ) -> InsetArrangement {
    guard let content = firstChild(of: node), nodes[content].end < nodes[node].end else {
      return InsetArrangement(children: [], size: .zero)
    }
    let inset = nodes[content].end
    let across = proposal[axis.perpendicular]
    let barProposal = ProposedSize(nil, along: axis, across: across)
    let bar = size(of: inset, in: barProposal)
    let rest = proposal[axis].map { max(0, $0 - spacing - bar[axis]) }
    let ownProposal = ProposedSize(rest, along: axis, across: across)
    let own = size(of: content, in: ownProposal)

    let whole = max(own[axis.perpendicular], bar[axis.perpendicular])
    func child(_ node: Int, _ proposal: ProposedSize, _ size: LayoutSize, startsAt start: Double)
      -> InsetArrangement.Child
    {
      let aside = guide.position(in: whole) - guide.position(in: size[axis.perpendicular])
      let origin = axis == .horizontal ? (x: start, y: aside) : (x: aside, y: start)
      return InsetArrangement.Child(node: node, proposal: proposal, x: origin.x, y: origin.y)
    }
    return InsetArrangement(
      children: [
        child(content, ownProposal, own, startsAt: isFirst ? bar[axis] + spacing : 0),
        child(inset, barProposal, bar, startsAt: isFirst ? 0 : own[axis] + spacing),
      ],
      size: LayoutSize(own[axis] + spacing + bar[axis], along: axis, across: whole))
  }
}
