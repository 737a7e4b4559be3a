import Elements
import Snapshots
import Tracking

/// A node of the tree of mounted views.
///
/// A node exists as long as its view keeps its identity, which consists of the parent's node, the position in the
/// parent, the type and the explicit id. The node stores the data that must survive an evaluation: state, dependencies
/// and elements.
///
/// Fields marked `@exclusivity(unchecked)` are accessed on the main actor, one load or store at a time, for each node
/// that is evaluated.
@MainActor
public class Node {
  unowned let graph: Graph
  /// The parent, which owns this node; `nil` for the root.
  private(set) unowned var parent: Node?
  /// The element that contains the elements of this node.
  let container: Element
  /// The nearest scope with environment values.
  package let environment: EnvironmentScope
  /// The nearest ancestor whose modifiers apply to the elements of this node.
  unowned let modifiers: Node?

  // Each row of a table has several nodes, so small fields share a word.
  @exclusivity(unchecked) private var slot: Int32 = 0
  /// The flags in the lower bits, and the depth above them.
  @exclusivity(unchecked) private var bits = Bits.mounted

  /// The flags.
  private enum Bits {
    static let mounted: UInt32 = 1
    static let mayHaveElements: UInt32 = 2
    static let dirty: UInt32 = 4
    static let level: UInt32 = 8
  }

  private subscript(flag: UInt32) -> Bool {
    get { bits & flag != 0 }
    set { if newValue { bits |= flag } else { bits &= ~flag } }
  }

  package init(_ context: NodeContext) {
    graph = context.graph
    parent = context.parent
    container = context.container
    environment = context.environment
    modifiers = context.modifiers
    // This code does not use `map`, because a closure passed to a library function would check that it runs on the main
    // actor.
    if let parent = context.parent { bits += (parent.bits / Bits.level + 1) * Bits.level }
    graph.restoration?.adopt(self, in: parent)
    #if DEBUG
      LiveObjects.record(self)
    #endif
  }

  /// The number of ancestors.
  final var depth: Int { Int(bits / Bits.level) }

  private(set) final var isMounted: Bool {
    get { self[Bits.mounted] }
    set { self[Bits.mounted] = newValue }
  }

  /// Whether the node may have an element in its container. If `false`, neither the node nor a descendant has an
  /// element there. An insertion sets the flag of the node and its ancestors. A search that
  /// finds no element clears it.
  private(set) final var mayHaveElements: Bool {
    get { self[Bits.mayHaveElements] }
    set { self[Bits.mayHaveElements] = newValue }
  }

  /// Whether the node is waiting to be evaluated.
  final var isDirty: Bool {
    get { self[Bits.dirty] }
    set { self[Bits.dirty] = newValue }
  }

  /// The index of the node among its siblings.
  final var index: Int {
    get { Int(slot) }
    set { slot = Int32(truncatingIfNeeded: newValue) }
  }

  /// Returns the state of this node and its descendants, which is stored while they are unmounted, or `nil` if there is
  /// none.
  ///
  /// - Parameter kept: returns the parked state of a child.
  func park(with kept: (Node) -> ParkedState?) -> ParkedState? {
    var children: [ParkedState?] = []
    forEachChild { children.append(kept($0)) }
    return ParkedState(of: self, children: children)
  }

  /// Calls `body` with each child and its slot in a snapshot.
  ///
  /// - Parameter saver: saves the ids of rows.
  func forEachSavedChild(by saver: ValueSaver, _ body: (SavedSlot, SavedChild) -> Void) {
    var position = 0
    forEachChild {
      body(.position(position), .node($0))
      position += 1
    }
  }

  /// Calls `body` with each object that owns its state and is in a property of the node's view that is not state.
  func forEachObject(_ body: (any OwnedObject, PropertyName) -> Void) {}

  /// The value that the node itself saves in a snapshot, such as the visible rows of a list.
  var savedDetails: SavedValue? { nil }

  /// The type of the node's content.
  class var contentType: Any.Type { Never.self }

  /// Whether the node evaluates a body.
  var hasBody: Bool { false }

  /// The window of a list, for the node of the list.
  var rowWindow: RowWindow? { nil }

  /// The node itself if it has rows in a list.
  var windowedRows: (any WindowedRows)? { nil }

  /// Calls `body` with each child in order.
  func forEachChild(_ body: @MainActor (Node) -> Void) {}

  /// The first element of this node in the container, or `nil` if it has none.
  final var firstElement: Element? {
    guard mayHaveElements else { return nil }
    let element = findFirstElement()
    mayHaveElements = element != nil
    return element
  }

  /// Searches the children for ``firstElement``.
  func findFirstElement() -> Element? { firstElement(from: 0) }

  /// Records in this node and its ancestors that an element was inserted. O(1), except for nodes that had no elements.
  final func noteElement() {
    var node = self
    while !node.mayHaveElements {
      node.mayHaveElements = true
      guard let parent = node.parent, !parent.isContainer else { return }
      parent.childMayShow(at: node.index)
      node = parent
    }
  }

  /// Records that the child at an index, which had no elements, may have one now.
  func childMayShow(at index: Int) {}

  /// Calls `body` with each element of this node in the container, in order.
  func forEachElement(_ body: @MainActor (Element) -> Void) {
    forEachChild { $0.forEachElement(body) }
  }

  /// Returns the location of the view or row with an id, if this node assigns that id.
  func rowPosition(of id: AnyHashable) -> VisibleRows.Position? { nil }

  /// The id that distinguishes the content from alternatives at the same position, or `nil`.
  var explicitID: AnyHashable? { nil }

  /// Shows or hides the content, if this is the node of a page.
  func showPage(_ isShown: Bool) {}

  /// Adds the traits of the children for their container.
  func addTraits(to traits: inout Traits) {}

  /// Adds the traits of a child.
  func addTraits(of child: Node, to traits: inout Traits) {}

  /// Whether the children are the rows of a collection, so that their indices are row numbers.
  var isCollection: Bool { false }

  /// The layers of the node's own modifiers.
  var layers: LayerTemplate? { nil }

  /// The environment in which one of the node's own modifiers was applied.
  func environment(ofLayer index: Int) -> EnvironmentScope { environment }

  /// The transition of the elements, unless an inner node has another.
  var transitionSource: TransitionSource? { nil }

  /// Registers a layer's content to be updated with its modifier.
  func registerForUpdates(_ content: Node, ofLayer index: Int) {}

  /// Records that the content of a layer was unmounted.
  func contentDidUnmount() {}

  /// Evaluates the node after a value that it read has changed.
  func evaluate() {}

  /// Cleans up the node itself. ``unmount()`` handles children and elements.
  func didUnmount() {}

  /// The name of the node in paths, such as the name of a view; `nil` if the node is not part of paths.
  var pathName: String? { nil }

  /// The name that distinguishes a child in paths, or `nil`.
  func pathName(ofChildAt index: Int) -> String? { nil }

  /// Calls `body` with each piece of state in this node, and its name.
  func forEachState(_ body: @MainActor (PropertyName, any StateBox) -> Void) {}

  /// The name, in messages, of the view that registered closures.
  var causeName: String { viewName }

  /// Marks the node for evaluation in this or the next turn.
  package final func setNeedsEvaluation() {
    guard !isDirty, isMounted else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Unmounts the node and its descendants.
  ///
  /// - Parameter keepsElements: whether the elements are not removed, because their container has already been removed.
  final func unmount(keepsElements: Bool = false) {
    // Elements may be removed during the iteration: it finds elements through nodes, and removal only changes the links
    // between elements.
    if !keepsElements { forEachElement { graph.remove($0) } }
    let nodes = subtree(onlyShown: false)
    for node in nodes { node.isMounted = false }
    for node in nodes.reversed() { node.didUnmount() }
    graph.retire(nodes)
  }

  /// Returns this node and its descendants in an order in which parents precede their children. In reverse order,
  /// children precede their parents.
  ///
  /// It does not recurse, because the tree may be so deep that recursion would overflow the stack.
  ///
  /// - Parameter onlyShown: whether to omit descendants whose visibility is independent of this node.
  final func subtree(onlyShown: Bool) -> [Node] {
    var nodes: [Node] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      nodes.append(node)
      if onlyShown, node.keepsAppearance { continue }
      node.forEachChild { waiting.append($0) }
    }
    return nodes
  }

  /// Whether the content is visible, or will be visible after the update.
  package final var isVisible: Bool { environment.appearance?.isVisible ?? true }

  /// Whether the visibility of the children is independent of the ancestors.
  var keepsAppearance: Bool { false }

  /// Called when the node became visible or hidden together with its parent.
  func visibilityDidChange(to isVisible: Bool) {}

  /// Notifies this node and its descendants of a change of visibility, children before parents.
  final func setVisible(_ isVisible: Bool) {
    for node in subtree(onlyShown: true).reversed() { node.visibilityDidChange(to: isVisible) }
  }

  /// Whether the removal transition of the elements is empty, so that they disappear at once.
  final var removesImmediately: Bool { firstElement?.transition?.removal.isEmpty ?? false }

  /// The next element in the container after the elements of this node.
  final var elementAfter: Element? {
    var node = self
    while let parent = node.parent, !parent.isContainer {
      if let element = parent.firstElement(from: node.index + 1) { return element }
      node = parent
    }
    return nil
  }

  /// Whether this node has an element that contains the elements of its children.
  var isContainer: Bool { false }

  /// The first element of the children from `index` on.
  func firstElement(from index: Int) -> Element? { nil }

  /// Returns the context of a child in the same container.
  ///
  /// - Parameter sibling: the element before which the child's elements are inserted.
  final func childContext(before sibling: Element?) -> NodeContext {
    NodeContext(
      graph: graph, parent: self, container: container, before: sibling, environment: environment,
      modifiers: modifiers)
  }
}

/// A node for content of a type.
@MainActor
public class ContentNode<Content>: Node {
  override final class var contentType: Any.Type { Content.self }

  /// Updates the node to new content.
  package func update(to content: Content) {}
}

/// The position of a new node.
@MainActor
public struct NodeContext {
  unowned let graph: Graph
  let parent: Node?
  var container: Element
  /// The element before which the node's elements are inserted, or `nil` to append them.
  var before: Element?
  package var environment: EnvironmentScope
  /// The nearest ancestor whose modifiers apply to the elements of the node.
  unowned var modifiers: Node?
}

/// Content that a graph can show: a view.
@MainActor
public protocol GraphContent {
  /// Creates the node of new content.
  ///
  /// - Parameters:
  ///   - content: the content.
  ///   - context: the position of the node.
  /// - Returns: the node, with its elements inserted.
  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self>

  /// Whether the content only arranges, selects or modifies other content. In a container in which each view has a
  /// separate page, such content has no page, but the views in it do. The default is `false`.
  static var isStructure: Bool { get }

  /// Passes the modifiers of `content` to a visitor, outermost first, and then the modified content. There is a default
  /// implementation for content that is not a modifier.
  static func visitLayers(of content: Self, _ visitor: inout LayerVisitor)
}

extension GraphContent {
  /// The default, `false`.
  public static var isStructure: Bool { false }

  /// Passes the content to a visitor as modified content.
  public static func visitLayers(of content: Self, _ visitor: inout LayerVisitor) {
    visitor.core(content)
  }
}
