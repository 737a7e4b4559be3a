import ViewGraph

/// Several views treated as one, without a layout of their own: a modifier on a group applies to each.
public struct Group<Content> {
  let content: Content
}

extension Group: View, GraphContent where Content: View {
  /// Groups the views that `content` makes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views of the group.
  public var body: some View { content }
}
