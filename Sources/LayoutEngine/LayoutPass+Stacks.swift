/// A child of a stack that is being measured.
struct StackChild {
  let node: Int
  let priority: Double
  /// The minimum length.
  var minimum = 0.0
  /// The maximum length less the minimum length.
  var flexibility = 0.0
  /// The length that the child is proposed.
  var proposal: Double?
  var size = LayoutSize.zero
  /// The position of the child, along the stack's axis and across.
  var start = 0.0
  var startAcross = 0.0
}

extension LayoutPass {
  /// Sizes the children of a stack and computes their positions.
  ///
  /// - Parameter body: Gets the size of the stack, and the range of its children in ``stackChildren``, in order. The
  ///   range is valid only while `body` runs.
  @discardableResult
  mutating func measureStack<Result>(
    _ node: Int, along axis: LayoutAxis, _ spacing: Double, _ guide: LayoutGuide, in proposal: ProposedSize,
    _ body: (inout LayoutPass, LayoutSize, Range<Int>) -> Result
  ) -> Result {
    let first = stackChildren.count
    forEachChild(of: node) { pass, child in
      pass.stackChildren.append(StackChild(node: child, priority: pass.nodes[child].priority))
    }
    let children = first..<stackChildren.count
    defer { stackChildren.removeLast(children.count) }
    guard !children.isEmpty else { return body(&self, .zero, children) }

    let across = proposal[axis.perpendicular]
    if let length = proposal[axis] {
      share(length - spacing * Double(children.count - 1), among: children, along: axis, across: across)
    } else {
      for index in children { size(index, nil, along: axis, across: across) }
    }
    let size = arrange(children, along: axis, spacing, guide, across: across)
    return body(&self, size, children)
  }

  /// Divides a length among the children, by priority and flexibility.
  private mutating func share(
    _ length: Double, among children: Range<Int>, along axis: LayoutAxis, across: Double?
  ) {
    var reserve = 0.0
    for index in children {
      let child = stackChildren[index].node
      let least = size(of: child, in: ProposedSize(0, along: axis, across: across))[axis]
      let most = size(of: child, in: ProposedSize(.infinity, along: axis, across: across))[axis]
      stackChildren[index].minimum = least
      stackChildren[index].flexibility = most > least ? most - least : 0
      reserve += least
    }
    let order = sizingOrder(of: children)
    var rest = length
    var next = 0
    while next < order.count {
      let priority = stackChildren[order[next]].priority
      let end = order[next...].firstIndex { stackChildren[$0].priority != priority } ?? order.count
      let group = next..<end
      for position in group { reserve -= stackChildren[order[position]].minimum }
      // The length is NaN if a child was infinitely long. In that case, the shares are 0.
      var available = rest - reserve
      for position in group {
        let index = order[position]
        let share = available / Double(end - position)
        size(index, share > 0 ? share : 0, along: axis, across: across)
        available -= stackChildren[index].size[axis]
        rest -= stackChildren[index].size[axis]
      }
      next = end
    }
  }

  /// The children in the order in which they are sized: by falling priority, then by rising flexibility.
  private func sizingOrder(of children: Range<Int>) -> [Int] {
    children.sorted { first, second in
      let (first, second) = (stackChildren[first], stackChildren[second])
      if first.priority != second.priority { return first.priority > second.priority }
      if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
      return first.node < second.node
    }
  }

  private mutating func size(_ index: Int, _ length: Double?, along axis: LayoutAxis, across: Double?) {
    stackChildren[index].proposal = length
    stackChildren[index].size = size(
      of: stackChildren[index].node, in: ProposedSize(length, along: axis, across: across))
  }

  /// Computes the positions of sized children: one after the other, with their guides on one line.
  ///
  /// - Returns: The size of the stack.
  private mutating func arrange(
    _ children: Range<Int>, along axis: LayoutAxis, _ spacing: Double, _ guide: LayoutGuide, across: Double?
  ) -> LayoutSize {
    var start = 0.0
    var (before, after) = (-Double.infinity, -Double.infinity)
    for index in children {
      let child = stackChildren[index]
      stackChildren[index].start = start
      start += child.size[axis] + spacing
      // A child of infinite length has no center. Such sizes occur only while minimum and maximum lengths are measured.
      guard child.size[axis.perpendicular].isFinite else {
        after = .infinity
        continue
      }
      let position = position(
        of: guide, axis.perpendicular, in: child.node, ProposedSize(child.proposal, along: axis, across: across))
      stackChildren[index].startAcross = -position
      before = max(before, position)
      after = max(after, child.size[axis.perpendicular] - position)
    }
    guard after.isFinite else { return LayoutSize(start - spacing, along: axis, across: .infinity) }
    for index in children { stackChildren[index].startAcross += before }
    return LayoutSize(start - spacing, along: axis, across: before + after)
  }
}
