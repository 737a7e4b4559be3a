/// A node that says something of its elements to the container that they stand in.
@MainActor
package final class TraitNode<Content, Shown: GraphContent, Key: TraitKey>: PassthroughNode<Content, Shown> {
  private var value: Key.Value
  private let split: @MainActor (Content) -> (Shown, Key.Value)

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - key: what is said.
  ///   - split: the part of the content that is shown, and what is said of it.
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
