import Elements
import Tracking

/// Something that changes how elements look or are described: a box around each, or attributes on it.
@MainActor
package protocol ElementModifier {
  /// The kind of box to put around each element; `nil` to describe the element itself.
  var wrapper: ElementKind? { get }

  /// Sets the attributes of the box or the element.
  func describe(_ writer: inout ElementWriter)

  /// Makes what stands in the box before the element; `nil` where nothing does. See ``LayerModifier``.
  func makeLayer(in context: NodeContext) -> Node?

  /// Brings up to date what a modifier of this type has made.
  func updateLayer(_ node: Node)
}

extension ElementModifier {
  package func makeLayer(in context: NodeContext) -> Node? { nil }
  package func updateLayer(_ node: Node) {}
}

/// A modifier that puts something of its own into its box, behind the element.
///
/// What it puts there is made once for each element that is modified, and sees the environment of the place where the
/// modifier was written.
@MainActor
package protocol LayerModifier: ElementModifier {
  associatedtype Layer: GraphContent

  /// What stands in the box before the element: always one element.
  var layer: Layer { get }
}

extension LayerModifier {
  package func makeLayer(in context: NodeContext) -> Node? { Layer.makeNode(for: layer, in: context) }

  package func updateLayer(_ node: Node) { (node as? ContentNode<Layer>)?.update(to: layer) }
}

/// The modifiers around a place, innermost first.
///
/// They are handed down instead of making one box at the modifier's own place, because a modifier on several views applies
/// to each.
@MainActor
package final class ModifierChain {
  let outer: ModifierChain?
  /// What the modifier's own place sees of the environment.
  let environment: EnvironmentScope
  private(set) var modifier: any ElementModifier
  /// How often the modifier was replaced.
  private(set) var version = 0
  let source = Source()

  init(_ modifier: any ElementModifier, in context: NodeContext) {
    self.modifier = modifier
    outer = context.modifiers
    environment = context.environment
  }

  func replace(by modifier: any ElementModifier) {
    self.modifier = modifier
    version += 1
    source.notify()
  }
}

/// A node whose content's elements are modified.
@MainActor
package final class ModifierNode<Content, Shown: GraphContent, Modifier: ElementModifier>:
  PassthroughNode<Content, Shown>
{
  private var modifier: Modifier
  private let chain: ModifierChain
  private let comparison = FieldComparison.of(Modifier.self)
  private let split: @MainActor (Content) -> (Shown, Modifier)

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - split: the part of the content that is shown, and the modifier.
  package init(
    _ content: Content, in context: NodeContext, split: @escaping @MainActor (Content) -> (Shown, Modifier)
  ) {
    self.split = split
    let (shown, modifier) = split(content)
    self.modifier = modifier
    chain = ModifierChain(modifier, in: context)
    super.init(context)
    var childContext = childContext(before: context.before)
    childContext.modifiers = chain
    mount(shown, in: childContext)
  }

  package override func update(to content: Content) {
    let (shown, modifier) = split(content)
    if !comparison.areEqual(modifier, self.modifier) {
      self.modifier = modifier
      chain.replace(by: modifier)
    }
    updateChild(to: shown)
  }
}
