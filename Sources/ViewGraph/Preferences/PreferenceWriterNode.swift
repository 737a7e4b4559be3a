/// A node that sets a preference, replacing the values of its descendants.
@MainActor
package final class PreferenceWriterNode<Content, Shown: GraphContent, Key: PreferenceKey>:
  PassthroughNode<Content, Shown>
{
  private var writer: PreferenceWriter<Key>?
  private let split: @MainActor (Content) -> (Shown, Key.Value)

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - split: returns the part of the content that is shown, and the value.
  package init(
    _ content: Content, in context: NodeContext, key: Key.Type,
    split: @escaping @MainActor (Content) -> (Shown, Key.Value)
  ) {
    self.split = split
    let (shown, value) = split(content)
    super.init(context)
    writer = PreferenceWriter(value: value, at: self)
    var childContext = childContext(before: context.before)
    if writer != nil {
      childContext.environment = EnvironmentScope(
        inside: environment, preferences: PreferenceScope(ObjectIdentifier(Key.self), of: self))
    }
    mount(shown, in: childContext)
  }

  package override func update(to content: Content) {
    let (shown, value) = split(content)
    writer?.set(value)
    updateChild(to: shown)
  }

  override func didUnmount() {
    writer?.remove()
  }
}
