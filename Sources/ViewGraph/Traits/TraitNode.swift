/// A node that sets a trait of its elements for their container.
@MainActor
package final class TraitNode<Content, Shown: GraphContent, Key: TraitKey>: PassthroughNode<Content, Shown> {
  private var value: Key.Value
  private let split: @MainActor (Content) -> (Shown, Key.Value)

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - key: the key of the trait.
  ///   - split: returns the part of the content that is shown, and the value of the trait.
  package init(
    _ content: Content, in context: NodeContext, key: Key.Type,
    split: @escaping @MainActor (Content) -> (Shown, Key.Value)
  ) {
    self.split = split
    let (shown, value) = split(content)
    self.value = value
    super.init(context)
    mount(shown, in: childContext(before: context.before))
  }

  package override func update(to content: Content) {
    let (shown, value) = split(content)
    let isSame = areKnownEqual(self.value, value)
    self.value = value
    updateChild(to: shown)
    if !isSame, container.watch != .none { graph.noteChange(in: container) }
  }

  override func addTraits(to traits: inout Traits) { traits.add(value, for: Key.self) }
}
