import ViewGraph

/// Several views treated as one, without a layout of their own: a modifier on a group applies to each.
///
/// `onAppear`, `onDisappear`, `task`, `onChange` and `onReceive` are about the group as a whole: they run once, however many views are in
/// it and whichever branch of a condition is shown, as in SwiftUI since iOS 15.
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
