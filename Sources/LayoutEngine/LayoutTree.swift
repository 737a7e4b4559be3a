/// The views of a layout: nodes in preorder.
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
    /// The axis of the enclosing stack, which orients spacers and dividers; `nil` outside of stacks.
    let orientation: LayoutAxis?
    let priority: Double
    /// The index after the node's last descendant.
    var end: Int
  }

  /// The maximum depth of a tree. Layout is recursive, so deeper nodes could overflow the stack. Deeper nodes get no
  /// size.
  package static let depthLimit = 1_000

  /// Whether a node is deeper than ``depthLimit``.
  package private(set) var exceedsDepthLimit = false

  private(set) var nodes: [Node] = []
  private var depth = 0
  private var orientation: LayoutAxis?

  /// Creates an empty tree.
  package init() {}

  /// The number of nodes.
  package var count: Int { nodes.count }

  /// Adds a node.
  ///
  /// - Parameters:
  ///   - kind: How the node is laid out. A modifier has one child, ``LayoutKind/secondary(_:)`` has two.
  ///   - children: Adds the children.
  /// - Returns: The node's index in ``LayoutPass/frames``.
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

  /// Modifiers have the priority of their content.
  private func priority(of kind: LayoutKind, at index: Int) -> Double {
    switch kind {
    case .spacer: -.infinity
    case .priority(let priority): priority
    case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .offset, .position, .secondary, .guide, .gridCell,
      .inset:
      index + 1 < nodes.count ? nodes[index + 1].priority : 0
    case .flexible, .fixed, .measured, .divider, .stack, .overlap, .firstThatFits, .geometryReader, .scroll, .grid,
      .gridRow:
      0
    }
  }
}

extension LayoutKind {
  /// The axis along which a spacer in a node of this kind extends; `outer` is the axis outside of the node. Modifiers
  /// keep the axis. This rule is inferred from the behavior of spacers with backgrounds in SwiftUI.
  fileprivate func orientation(in outer: LayoutAxis?) -> LayoutAxis? {
    switch self {
    case .stack(let axis, _, _): axis
    case .overlap, .geometryReader, .scroll, .grid, .inset: nil
    default: outer
    }
  }
}
