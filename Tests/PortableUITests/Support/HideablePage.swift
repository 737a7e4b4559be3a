import SwiftUI
import ViewGraph

/// Keeps a view mounted while it is hidden, like a covered page or an unselected tab.
struct HideablePage<Content: View>: View {
  let isShown: Bool
  let content: Content

  typealias Body = Never

  init(isShown: Bool, @ViewBuilder content: () -> Content) {
    self.isShown = isShown
    self.content = content()
  }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    AppearanceNode(content, in: context) { ($0.isShown, $0.content) }
  }
}
