/// The layout of a ``LayoutTree``: parents propose sizes to their children, children respond with their own sizes, and
/// parents place their children.
///
/// A node keeps its sizes for the last ``cachedSizes`` proposals, so that most nodes are measured once per proposal. A
/// stack measures each flexible child three times. The time is O(nodes), except in deeply nested stacks along
/// alternating axes, which get many different proposals.
package struct LayoutPass {
  /// The frame of each node, by its index. `nil` for nodes that are not shown: the views of a `ViewThatFits` that it
  /// did not choose.
  package private(set) var frames: [LayoutFrame?]

  var nodes: [LayoutTree.Node]
  /// The children of all stacks that are being measured, those of the innermost stack last.
  var stackChildren: [StackChild] = []
  private var cache: [CachedSize]

  /// The number of cached sizes per node. With four, the layout of forty texts in stacks along alternating axes took
  /// seconds.
  private static let cachedSizes = 8

  /// Lays out a tree and centers it in a container.
  ///
  /// - Parameters:
  ///   - tree: The nodes. An empty tree has no frames.
  ///   - size: The size of the container, which must be finite.
  package init(_ tree: LayoutTree, in size: LayoutSize) {
    nodes = tree.nodes
    frames = Array(repeating: nil, count: nodes.count)
    cache = Array(repeating: CachedSize(), count: nodes.count * Self.cachedSizes)
    guard !nodes.isEmpty else { return }
    let proposal = ProposedSize(size)
    let root = self.size(of: 0, in: proposal)
    place(0, atX: (size.width - root.width) / 2, y: (size.height - root.height) / 2, in: proposal)
  }

  /// The size of a node for a proposal.
  mutating func size(of node: Int, in proposal: ProposedSize) -> LayoutSize {
    switch nodes[node].kind {
    case .flexible: return LayoutSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .fixed(let size): return size
    case .spacer(let minimum): return spacer(minimum, along: nodes[node].orientation, in: proposal)
    case .divider(let thickness):
      let line = (nodes[node].orientation ?? .vertical).perpendicular
      return LayoutSize(proposal[line] ?? 10, along: line, across: thickness)
    default: break
    }
    let (first, key) = (node * Self.cachedSizes, CachedSize.Key(proposal))
    for index in first..<first + Self.cachedSizes where cache[index].key == key { return cache[index].size }
    let size = measure(node, in: proposal)
    for index in (first + 1..<first + Self.cachedSizes).reversed() { cache[index] = cache[index - 1] }
    cache[first] = CachedSize(key: key, size: size)
    return size
  }

  private mutating func measure(_ node: Int, in proposal: ProposedSize) -> LayoutSize {
    switch nodes[node].kind {
    case .flexible, .fixed, .spacer, .divider, .gridRow: return .zero
    case .measured(let measure): return measure(proposal).size
    case .stack(let axis, let spacing, let guide):
      return measureStack(node, along: axis, spacing, guide, in: proposal) { _, size, _ in size }
    case .overlap:
      var largest = LayoutSize.zero
      forEachChild(of: node) { pass, child in
        let size = pass.size(of: child, in: proposal)
        largest = LayoutSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
      }
      return largest
    case .grid(let spacing): return arrangeGrid(node, spacing: spacing, in: proposal).size
    case .inset(let axis, let spacing, let guide, let isFirst):
      return arrangeInset(node, along: axis, spacing, guide, isFirst: isFirst, in: proposal).size
    case .firstThatFits: return childThatFits(node, in: proposal).map { size(of: $0, in: proposal) } ?? .zero
    case .geometryReader, .position: return LayoutSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .scroll(let horizontal, let vertical):
      let content = childSize(of: node, in: proposal)
      return LayoutSize(
        width: horizontal ? proposal.width ?? content.width : content.width,
        height: vertical ? proposal.height ?? content.height : content.height)
    case .padding(let insets):
      let size = childSize(of: node, in: proposal)
      return LayoutSize(
        width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    case .frame(let width?, let height?, _): return LayoutSize(width: width, height: height)
    case .frame(let width, let height, _):
      let size = childSize(of: node, in: proposal)
      return LayoutSize(width: width ?? size.width, height: height ?? size.height)
    case .flexibleFrame(let width, let height, _):
      let size = childSize(of: node, in: proposal)
      return LayoutSize(
        width: width.length(for: proposal.width, around: size.width),
        height: height.length(for: proposal.height, around: size.height))
    case .fixedSize, .aspectRatio, .priority, .offset, .secondary, .guide, .gridCell:
      return childSize(of: node, in: proposal)
    }
  }

  private func spacer(_ minimum: Double, along axis: LayoutAxis?, in proposal: ProposedSize) -> LayoutSize {
    guard let axis else {
      return LayoutSize(width: max(proposal.width ?? 0, minimum), height: max(proposal.height ?? 0, minimum))
    }
    return LayoutSize(max(proposal[axis] ?? 0, minimum), along: axis, across: 0)
  }

  /// The size of a modifier's content.
  private mutating func childSize(of node: Int, in proposal: ProposedSize) -> LayoutSize {
    guard let child = firstChild(of: node) else { return .zero }
    return size(of: child, in: childProposal(of: node, in: proposal))
  }

  /// The size that a modifier proposes to its content.
  private mutating func childProposal(of node: Int, in proposal: ProposedSize) -> ProposedSize {
    switch nodes[node].kind {
    case .padding(let insets):
      ProposedSize(
        width: proposal.width.map { max(0, $0 - insets.horizontal) },
        height: proposal.height.map { max(0, $0 - insets.vertical) })
    case .frame(let width, let height, _):
      ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    case .flexibleFrame(let width, let height, _):
      ProposedSize(width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
    case .fixedSize(let horizontal, let vertical), .scroll(let horizontal, let vertical):
      ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .aspectRatio(let ratio, let fills):
      proposalOfRatio(ratio ?? idealRatio(ofChildOf: node), fills: fills, in: proposal)
    case .geometryReader: ProposedSize(size(of: node, in: proposal))
    default: proposal
    }
  }

  private mutating func idealRatio(ofChildOf node: Int) -> Double {
    guard let child = firstChild(of: node) else { return 1 }
    let ideal = size(of: child, in: .unspecified)
    return ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : 1
  }

  /// Returns the size with a ratio for a proposal. If both lengths are proposed, the length that gives the smaller size
  /// is used or, with `fills`, the length that gives the larger size.
  private func proposalOfRatio(_ ratio: Double, fills: Bool, in proposal: ProposedSize) -> ProposedSize {
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isHeightDecisive = (height > 0 ? width / height > ratio : true) != fills
      return isHeightDecisive
        ? ProposedSize(width: height * ratio, height: height) : ProposedSize(width: width, height: width / ratio)
    }
  }

  private mutating func childThatFits(_ node: Int, in proposal: ProposedSize) -> Int? {
    guard case .firstThatFits(let horizontal, let vertical) = nodes[node].kind else { return nil }
    let ideal = ProposedSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    var child = node + 1
    while child < nodes[node].end {
      let size = size(of: child, in: ideal)
      // A rounding error must not hide a view.
      let fits =
        (!horizontal || size.width <= (proposal.width ?? .infinity) + 1e-6)
        && (!vertical || size.height <= (proposal.height ?? .infinity) + 1e-6)
      if fits || nodes[child].end == nodes[node].end { return child }
      child = nodes[child].end
    }
    return nil
  }

  func firstChild(of node: Int) -> Int? { nodes[node].end > node + 1 ? node + 1 : nil }

  mutating func forEachChild(of node: Int, _ body: (inout LayoutPass, Int) -> Void) {
    var child = node + 1
    while child < nodes[node].end {
      body(&self, child)
      child = nodes[child].end
    }
  }
}

// MARK: - Placing

extension LayoutPass {
  /// Places a node and its descendants.
  mutating func place(_ node: Int, atX x: Double, y: Double, in proposal: ProposedSize) {
    let size = size(of: node, in: proposal)
    frames[node] = LayoutFrame(x: x, y: y, size: size)
    switch nodes[node].kind {
    case .stack(let axis, let spacing, let guide):
      measureStack(node, along: axis, spacing, guide, in: proposal) { pass, _, children in
        for index in children {
          let child = pass.stackChildren[index]
          let (along, across) = (child.start, child.startAcross)
          pass.place(
            child.node, atX: x + (axis == .horizontal ? along : across), y: y + (axis == .horizontal ? across : along),
            in: ProposedSize(child.proposal, along: axis, across: proposal[axis.perpendicular]))
        }
      }
    case .overlap(let alignment):
      forEachChild(of: node) { pass, child in
        pass.place(child, atX: x, y: y, in: proposal, alignedBy: alignment, in: size)
      }
    case .inset(let axis, let spacing, let guide, let isFirst):
      let arrangement = arrangeInset(node, along: axis, spacing, guide, isFirst: isFirst, in: proposal)
      for child in arrangement.children { place(child.node, atX: x + child.x, y: y + child.y, in: child.proposal) }
    case .grid(let spacing):
      let grid = arrangeGrid(node, spacing: spacing, in: proposal)
      forEachRow(of: grid) { frames[$0] = LayoutFrame(x: x + $1.x, y: y + $1.y, size: $1.size) }
      placeCells(of: grid, atX: x, y: y)
    case .firstThatFits:
      if let child = childThatFits(node, in: proposal) { place(child, atX: x, y: y, in: proposal) }
    case .secondary(let alignment):
      guard let content = firstChild(of: node) else { return }
      place(content, atX: x, y: y, in: proposal)
      let second = nodes[content].end
      guard second < nodes[node].end else { return }
      place(second, atX: x, y: y, in: ProposedSize(size), alignedBy: alignment, in: size)
    default:
      guard let child = firstChild(of: node) else { return }
      let inner = childProposal(of: node, in: proposal)
      let origin = childOrigin(of: node, of: size, in: inner)
      place(child, atX: x + origin.x, y: y + origin.y, in: inner)
    }
  }

  private mutating func place(
    _ node: Int, atX x: Double, y: Double, in proposal: ProposedSize, alignedBy alignment: LayoutAlignment,
    in outer: LayoutSize
  ) {
    let origin = origin(of: node, in: proposal, alignedBy: alignment, in: outer)
    place(node, atX: x + origin.x, y: y + origin.y, in: proposal)
  }

  /// The position of a modifier's content in the modifier's frame.
  private mutating func childOrigin(
    of node: Int, of size: LayoutSize, in proposal: ProposedSize
  ) -> (x: Double, y: Double) {
    switch nodes[node].kind {
    case .padding(let insets): (insets.leading, insets.top)
    case .frame(_, _, let alignment), .flexibleFrame(_, _, let alignment):
      origin(of: node + 1, in: proposal, alignedBy: alignment, in: size)
    case .offset(let x, let y): (x, y)
    case .position(let x, let y):
      { (x - $0.width / 2, y - $0.height / 2) }(self.size(of: node + 1, in: proposal))
    default: (0, 0)
    }
  }

  mutating func origin(
    of node: Int, in proposal: ProposedSize, alignedBy alignment: LayoutAlignment, in outer: LayoutSize
  ) -> (x: Double, y: Double) {
    (
      alignment.horizontal.position(in: outer.width)
        - position(of: alignment.horizontal, .horizontal, in: node, proposal),
      alignment.vertical.position(in: outer.height) - position(of: alignment.vertical, .vertical, in: node, proposal)
    )
  }
}

// MARK: - Guides

extension LayoutPass {
  /// The position of a guide in a node that is proposed a size, from the leading or the top edge.
  mutating func position(
    of guide: LayoutGuide, _ axis: LayoutAxis, in node: Int, _ proposal: ProposedSize
  ) -> Double {
    explicitPosition(of: guide, axis, in: node, proposal)
      ?? guide.position(in: size(of: node, in: proposal)[axis])
  }

  /// The position of a guide that the node or a descendant sets; `nil` if none does.
  private mutating func explicitPosition(
    of guide: LayoutGuide, _ axis: LayoutAxis, in node: Int, _ proposal: ProposedSize
  ) -> Double? {
    switch nodes[node].kind {
    case .flexible, .fixed, .spacer, .divider, .geometryReader, .scroll, .grid, .gridRow, .inset: return nil
    case .measured(let measure):
      switch guide {
      case .firstTextBaseline: return measure(proposal).firstTextBaseline
      case .lastTextBaseline: return measure(proposal).lastTextBaseline
      default: return nil
      }
    case .guide(axis, guide, let position): return position(size(of: node, in: proposal))
    case .stack(let stackAxis, let spacing, let stackGuide):
      guard guide.isCombined else { return nil }
      return measureStack(node, along: stackAxis, spacing, stackGuide, in: proposal) { pass, _, children in
        var combined = CombinedGuide(guide)
        for index in children {
          let child = pass.stackChildren[index]
          let inner = ProposedSize(child.proposal, along: stackAxis, across: proposal[stackAxis.perpendicular])
          let position = pass.explicitPosition(of: guide, axis, in: child.node, inner)
          combined.add(position.map { $0 + (axis == stackAxis ? child.start : child.startAcross) })
        }
        return combined.value
      }
    case .overlap(let alignment):
      guard guide.isCombined else { return nil }
      let size = size(of: node, in: proposal)
      var combined = CombinedGuide(guide)
      forEachChild(of: node) { pass, child in
        guard let position = pass.explicitPosition(of: guide, axis, in: child, proposal) else { return }
        let origin = pass.origin(of: child, in: proposal, alignedBy: alignment, in: size)
        combined.add(position + (axis == .horizontal ? origin.x : origin.y))
      }
      return combined.value
    case .firstThatFits:
      return childThatFits(node, in: proposal).flatMap { explicitPosition(of: guide, axis, in: $0, proposal) }
    case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .priority, .offset, .position, .secondary, .guide,
      .gridCell:
      guard let child = firstChild(of: node) else { return nil }
      let inner = childProposal(of: node, in: proposal)
      guard let position = explicitPosition(of: guide, axis, in: child, inner) else { return nil }
      let origin = childOrigin(of: node, of: size(of: node, in: proposal), in: inner)
      return position + (axis == .horizontal ? origin.x : origin.y)
    }
  }
}

extension LayoutGuide {
  /// Whether a container takes the guide from its children. Edges and centers always refer to the container itself.
  fileprivate var isCombined: Bool {
    switch self {
    case .start, .center, .end: false
    case .firstTextBaseline, .lastTextBaseline, .custom: true
    }
  }
}

/// The guide of a container: the first of first baselines, the last of last baselines, or the mean of custom guides.
private struct CombinedGuide {
  private let guide: LayoutGuide
  private var count = 0.0
  private(set) var value: Double?

  init(_ guide: LayoutGuide) {
    self.guide = guide
  }

  mutating func add(_ position: Double?) {
    guard let position else { return }
    value =
      value.map { value in
        switch guide {
        case .firstTextBaseline: min(value, position)
        case .lastTextBaseline: max(value, position)
        default: (value * count + position) / (count + 1)
        }
      } ?? position
    count += 1
  }
}

// MARK: - Cache

/// The size of a node for a proposal.
private struct CachedSize {
  /// A proposal that is compared by its bits, so that NaN can represent `nil`. No proposal is negative, so the initial
  /// key matches no proposal.
  struct Key: Equatable {
    private let width: UInt64
    private let height: UInt64

    init(_ proposal: ProposedSize) {
      width = (proposal.width ?? .nan).bitPattern
      height = (proposal.height ?? .nan).bitPattern
    }
  }

  var key = Key(ProposedSize(width: -1, height: -1))
  var size = LayoutSize.zero
}
