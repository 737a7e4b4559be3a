import Tracking

/// Something that changes how elements look or are described: a box around each, or attributes on it.
@MainActor
package protocol ElementModifier {
  /// The kind of box to put around each element; `nil` to describe the element itself.
  var wrapper: ElementKind? { get }

  /// Sets the attributes of the box or the element.
  func describe(_ writer: inout ElementWriter)
}

/// The modifiers around a place, innermost first.
///
/// They are handed down instead of making one box at the modifier's own place, because a modifier on several views applies
/// to each.
@MainActor
package final class ModifierChain {
  let outer: ModifierChain?
  private(set) var modifier: any ElementModifier
  let source = Source()

  init(_ modifier: any ElementModifier, outer: ModifierChain?) {
    self.modifier = modifier
    self.outer = outer
  }

  func replace(by modifier: any ElementModifier) {
    self.modifier = modifier
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
    chain = ModifierChain(modifier, outer: context.modifiers)
    super.init(context)
    var childContext = childContext(before: context.before)
    childContext.modifiers = chain
    mount(shown, in: childContext)
  }

  override func update(to content: Content) {
    let (shown, modifier) = split(content)
    if !areKnownEqual(modifier, self.modifier) {
      self.modifier = modifier
      chain.replace(by: modifier)
    }
    updateChild(to: shown)
  }
}
