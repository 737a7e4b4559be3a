import ViewGraph

/// A group of views without a layout. A modifier on a group applies to each view.
///
/// `onAppear`, `onDisappear`, `task`, `onChange` and `onReceive` are exceptions, as in SwiftUI since iOS 15. They run
/// once for the group, whatever the number of views and the branch of a condition.
public struct Group<Content> {
  package let content: Content

  /// Returns a group of content that need not be a view.
  package static func wrapping(_ content: Content) -> Group { Group(content: content) }
}

extension Group: View, GraphContent where Content: View {
  /// Creates a group of the views in `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views of the group.
  public var body: some View { content }
}
