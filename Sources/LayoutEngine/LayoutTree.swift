/// Views to be laid out: nodes in the order in which they are written, each before its children.
///
/// ```swift
/// var tree = LayoutTree()
/// tree.add(.stack(.horizontal, spacing: 8, .center)) { tree in
///   tree.add(.fixed(LayoutSize(width: 40, height: 20)))
///   tree.add(.flexible)
/// }
/// let layout = LayoutPass(tree, in: LayoutSize(width: 300, height: 100))
/// layout.frames[2]  // 252 × 100 at 48, 0
/// ```
package struct LayoutTree {
  struct Node {
    let kind: LayoutKind
    /// The axis of the nearest stack around it; `nil` where no stack says how a spacer or a divider lies.
    let orientation: LayoutAxis?
    let priority: Double
    /// The index after the last node in it.
    var end: Int
  }

  /// How many nodes may contain one another. Layout is recursive: what is deeper has no size.
  package static let depthLimit = 1_000

  /// Whether something is deeper than ``depthLimit`` and so has no size.
  package private(set) var exceedsDepthLimit = false

  private(set) var nodes: [Node] = []
  private var depth = 0
  private var orientation: LayoutAxis?

  /// Creates an empty tree.
  package init() {}

  /// How many nodes there are.
  package var count: Int { nodes.count }

  /// Adds a node.
  ///
  /// - Parameters:
  ///   - kind: how it is laid out. A modifier has one child, ``LayoutKind/secondary(_:)`` two.
  ///   - children: adds the children.
  /// - Returns: its index, by which ``LayoutPass`` knows its frame.
  @discardableResult
  package mutating func add(_ kind: LayoutKind, children: (inout LayoutTree) -> Void = { _ in }) -> Int {
    let index = nodes.count
    guard depth < Self.depthLimit else {
      exceedsDepthLimit = true
      nodes.append(Node(kind: .fixed(.zero), orientation: nil, priority: 0, end: index + 1))
      return index
    }
    nodes.append(Node(kind: kind, orientation: orientation, priority: 0, end: index + 1))
    let outer = orientation
    orientation = kind.orientation(in: outer)
    depth += 1
    children(&self)
    depth -= 1
    orientation = outer
    nodes[index] = Node(kind: kind, orientation: outer, priority: priority(of: kind, at: index), end: nodes.count)
    return index
  }

  /// A modifier has the priority of what is in it.
  private func priority(of kind: LayoutKind, at index: Int) -> Double {
    switch kind {
    case .spacer: -.infinity
    case .priority(let priority): priority
    case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .offset, .position, .secondary, .guide:
      index + 1 < nodes.count ? nodes[index + 1].priority : 0
    case .flexible, .fixed, .measured, .divider, .stack, .overlap, .firstThatFits, .geometryReader, .scroll: 0
    }
  }
}

extension LayoutKind {
  /// How a spacer in it lies, where one lies along `outer` around it. That modifiers change nothing of it was inferred from
  /// spacers with backgrounds.
  fileprivate func orientation(in outer: LayoutAxis?) -> LayoutAxis? {
    switch self {
    case .stack(let axis, _, _): axis
    case .overlap, .geometryReader, .scroll: nil
    default: outer
    }
  }
}
