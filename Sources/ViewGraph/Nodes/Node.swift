import Elements
import Tracking

/// One place in the tree of views that are on screen.
///
/// A place keeps its node as long as the view that stands there keeps its identity: its parent's place, its slot in the
/// parent, its type and its explicit id. The node keeps what must survive an evaluation: stored state, dependencies,
/// elements.
///
/// Fields marked `@exclusivity(unchecked)` are read and written on the main actor, one load or store at a time: they are asked for
/// of each node that is evaluated.
@MainActor
public class Node {
  unowned let graph: Graph
  /// The node around this one; `nil` for the root. It owns this one.
  private(set) unowned var parent: Node?
  /// The element that contains this node's elements.
  let container: Element
  /// The nearest scope of environment values.
  package let environment: EnvironmentScope
  /// The nearest node around this one whose modifiers apply to this node's elements.
  unowned let modifiers: Node?

  // There are some for each row of a table: what is small shares a word.
  @exclusivity(unchecked) private var slot: Int32 = 0
  /// The flags, and above them how many nodes are around this one.
  @exclusivity(unchecked) private var bits = Bits.mounted

  /// What is said of a node by yes or no.
  private enum Bits {
    static let mounted: UInt32 = 1
    static let mayShow: UInt32 = 2
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
    // No closure: one that is given to the library checks that it is on the main actor, here and wherever views are many.
    if let parent = context.parent { bits += (parent.bits / Bits.level + 1) * Bits.level }
    graph.restoration?.adopt(self, in: parent)
    #if DEBUG
      LiveObjects.record(self)
    #endif
  }

  /// How many nodes are around this one.
  final var depth: Int { Int(bits / Bits.level) }

  private(set) final var isMounted: Bool {
    get { self[Bits.mounted] }
    set { self[Bits.mounted] = newValue }
  }

  /// Whether the node may have an element in the container. Where it is `false` neither the node nor one below has any: an
  /// element that comes is noted upwards, and who looks for one in vain takes the note back.
  private(set) final var mayShow: Bool {
    get { self[Bits.mayShow] }
    set { self[Bits.mayShow] = newValue }
  }

  /// Whether the node waits for its evaluation.
  final var isDirty: Bool {
    get { self[Bits.dirty] }
    set { self[Bits.dirty] = newValue }
  }

  /// Where this node stands among its parent's children.
  final var index: Int {
    get { Int(slot) }
    set { slot = Int32(truncatingIfNeeded: newValue) }
  }

  /// What is to be kept of this node, and of those below, while it is off the screen; `nil` where there is nothing.
  ///
  /// - Parameter kept: what is kept of a child.
  func park(with kept: (Node) -> ParkedState?) -> ParkedState? {
    var children: [ParkedState?] = []
    forEachChild { children.append(kept($0)) }
    return ParkedState(of: self, children: children)
  }

  /// The window over the rows of a list, of the list's own node.
  var rowWindow: RowWindow? { nil }

  /// The node itself where it is that of rows in a list.
  var windowedRows: (any WindowedRows)? { nil }

  /// Calls `body` with each of the children, first to last.
  func forEachChild(_ body: @MainActor (Node) -> Void) {}

  /// The first of this node's elements in the container; `nil` when it shows nothing.
  final var firstElement: Element? {
    guard mayShow else { return nil }
    let element = findFirstElement()
    mayShow = element != nil
    return element
  }

  /// Looks for ``firstElement`` among the children's.
  func findFirstElement() -> Element? { firstElement(from: 0) }

  /// Notes, here and in the nodes around, that an element of this node's has come into the container. O(1), but for nodes
  /// that showed nothing before.
  final func noteElement() {
    var node = self
    while !node.mayShow {
      node.mayShow = true
      guard let parent = node.parent, !parent.isContainer else { return }
      parent.childMayShow(at: node.index)
      node = parent
    }
  }

  /// The child that stands there, which showed nothing before, may show something now.
  func childMayShow(at index: Int) {}

  /// Calls `body` with each of this node's elements in the container, first to last.
  func forEachElement(_ body: @MainActor (Element) -> Void) {
    forEachChild { $0.forEachElement(body) }
  }

  /// Where what has an id stands, if this node gives it that.
  func ownPlace(of id: AnyHashable) -> VisibleRows.Place? { nil }

  /// What tells the content from others that may stand in its place; `nil` where there are no others.
  var explicitID: AnyHashable? { nil }

  /// Shows what is below or hides it, where the node is that of a page.
  func showPage(_ isShown: Bool) {}

  /// Adds what the node says of its children to the container that they stand in.
  func addTraits(to traits: inout Traits) {}

  /// Adds what the node says of one of its children.
  func addTraits(of child: Node, to traits: inout Traits) {}

  /// Whether the children are the rows of a collection, and the index of each is its number in that.
  var isCollection: Bool { false }

  /// What the node's own modifiers make of each element.
  var layers: LayerTemplate? { nil }

  /// The environment of the place where one of the node's own modifiers was written.
  func environment(ofLayer index: Int) -> EnvironmentScope { environment }

  /// What says how each element comes and goes, unless a node further in does.
  var transitionSource: TransitionSource? { nil }

  /// Updates what a layer of the node's has brought along when the modifier does.
  func keepUpToDate(_ content: Node, ofLayer index: Int) {}

  /// Something that the node keeps up to date is gone.
  func contentDidUnmount() {}

  /// Evaluates the node after something that it read has changed.
  func evaluate() {}

  /// Ends what the node has begun, its own part only: children and elements are seen to by ``unmount()``.
  func didUnmount() {}

  /// What the node is called in the path of a place: the name of a view; `nil` for what is no step on the way.
  var pathName: String? { nil }

  /// What tells a child from the others in the path of a place; `nil` where there is nothing to tell.
  func pathName(ofChildAt index: Int) -> String? { nil }

  /// Calls `body` with each piece of state that is kept here, and its name.
  func forEachState(_ body: @MainActor (PropertyName, any StateBox) -> Void) {}

  /// What runs the closures that the node asks for, for messages.
  var causeName: String { viewName }

  /// Makes the node wait for its evaluation in this or the next turn.
  package final func setNeedsEvaluation() {
    guard !isDirty, isMounted else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Takes the node and all below it off the screen.
  ///
  /// - Parameter keepsElements: whether the elements stay where they are: in one that has gone.
  final func unmount(keepsElements: Bool = false) {
    // Removing changes links only, and nodes are asked for their elements, not links.
    if !keepsElements { forEachElement { graph.remove($0) } }
    let nodes = subtree(onlyShown: false)
    for node in nodes { node.isMounted = false }
    for node in nodes.reversed() { node.didUnmount() }
    graph.retire(nodes)
  }

  /// This node and all below it, each before those below it. Read backwards, children come before what is around them, and first to
  /// last.
  ///
  /// A list, because a screen may be deeper than the stack.
  ///
  /// - Parameter onlyShown: leaves out what does not appear and disappear with what is around it.
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

  /// Whether what stands here has appeared, or will when the update is done.
  package final var isVisible: Bool { environment.appearance?.isVisible ?? true }

  /// Whether what is below neither appears nor disappears by what happens around.
  var keepsAppearance: Bool { false }

  /// The node has appeared, or disappeared, with what is around it.
  func visibilityDidChange(to isVisible: Bool) {}

  /// Tells this node and those below that they have appeared or disappeared, children before what is around them.
  final func setVisible(_ isVisible: Bool) {
    for node in subtree(onlyShown: true).reversed() { node.visibilityDidChange(to: isVisible) }
  }

  /// Whether the node's elements say that they are gone as soon as they are taken off the screen.
  final var goesAtOnce: Bool { firstElement?.transition?.removal.isEmpty ?? false }

  /// The element before which something that follows this node has to stand: the next one in the container.
  final var elementAfter: Element? {
    var node = self
    while let parent = node.parent, !parent.isContainer {
      if let element = parent.firstElement(from: node.index + 1) { return element }
      node = parent
    }
    return nil
  }

  /// Whether the node's children stand in an element of the node's own.
  var isContainer: Bool { false }

  /// The first element of the children from `index` on.
  func firstElement(from index: Int) -> Element? { nil }

  /// The context of a child that stands in the same container.
  ///
  /// - Parameter sibling: the element before which the child's elements are put.
  final func childContext(before sibling: Element?) -> NodeContext {
    NodeContext(
      graph: graph, parent: self, container: container, before: sibling, environment: environment,
      modifiers: modifiers)
  }
}

/// A node that shows content of one type.
@MainActor
public class ContentNode<Content>: Node {
  /// Shows other content of the same type in the same place.
  package func update(to content: Content) {}
}

/// What a new node is told of its place.
@MainActor
public struct NodeContext {
  unowned let graph: Graph
  let parent: Node?
  var container: Element
  /// The element before which the node's elements are put; `nil` puts them last.
  var before: Element?
  package var environment: EnvironmentScope
  /// The nearest node whose modifiers apply to the node's elements.
  unowned var modifiers: Node?
}

/// Something a graph can show: a view.
@MainActor
public protocol GraphContent {
  /// Makes the node that shows `content` in a place where nothing stood.
  ///
  /// - Parameters:
  ///   - content: what to show.
  ///   - context: the place.
  /// - Returns: the node, with its elements put in place.
  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self>

  /// Whether it only arranges, chooses or changes other content and is nothing by itself: where each view has a page of its own, those
  /// that it shows do. `false` unless said otherwise.
  static var isStructure: Bool { get }

  /// Shows the modifiers around `content` to a visitor, outermost first, and then what they modify. Provided for content that
  /// is no modifier's.
  static func visitLayers(of content: Self, _ visitor: inout LayerVisitor)
}

extension GraphContent {
  /// `false`.
  public static var isStructure: Bool { false }

  /// Shows the content to a visitor as what is modified.
  public static func visitLayers(of content: Self, _ visitor: inout LayerVisitor) {
    visitor.core(content)
  }
}
