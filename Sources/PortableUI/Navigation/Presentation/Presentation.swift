import ViewGraph

/// A view that presents an item in front of the screen. If the item's `id` changes, the presentation ends and a new one
/// begins.
package struct PresentingView<Content: View, Item: Identifiable, Presented: View>: View {
  let content: Content
  /// The presented item; `nil` while nothing is presented.
  let item: @MainActor () -> Item?
  /// Ends the presentation of the item with the given id, if that item is still presented.
  let end: @MainActor (Item.ID) -> Void
  let onDismiss: (@MainActor () -> Void)?
  let presented: @MainActor (Item, DismissAction) -> Presented

  package init(
    content: Content, item: @escaping @MainActor () -> Item?, end: @escaping @MainActor (Item.ID) -> Void,
    onDismiss: (@MainActor () -> Void)?, presented: @escaping @MainActor (Item, DismissAction) -> Presented
  ) {
    self.content = content
    self.item = item
    self.end = end
    self.onDismiss = onDismiss
    self.presented = presented
  }

  package var body: some View {
    content
    if let item = item() {
      Presentation(item: item, end: end, onDismiss: onDismiss, presented: presented).id(item.id)
    }
  }
}

/// A view that presents an alert or a dialog after all earlier alerts and dialogs in the queue have been dismissed.
struct DialogPresenter<Content: View, Item: Identifiable, Presented: View>: View {
  let content: Content
  /// The presented item; `nil` while nothing is presented.
  let item: @MainActor () -> Item?
  /// Ends the presentation.
  let end: @MainActor () -> Void
  let presented: @MainActor (Item, DismissAction) -> Presented
  @State private var request = PresentationRequest()

  var body: some View {
    let item = item()
    content.modifier(PresentationRequestModifier(request: request, isWanted: item != nil))
    if let item, request.isCurrent {
      Presentation(item: item, end: { _ in end() }, onDismiss: nil, presented: presented).id(item.id)
    }
  }
}

/// One presentation, from its beginning to its end.
private struct Presentation<Item: Identifiable, Presented: View>: View {
  let item: Item
  let end: @MainActor (Item.ID) -> Void
  let onDismiss: (@MainActor () -> Void)?
  let presented: @MainActor (Item, DismissAction) -> Presented
  @State private var dismisser = Dismisser()

  var body: some View {
    let dismiss = dismisser.ending { [id = item.id, end] in end(id) }
    Portal(
      content: presented(item, dismiss)
        .onDisappear { [dismisser, onDismiss] in
          dismisser.retire()
          onDismiss?()
        })
  }
}

/// A view whose content is shown in front of the screen.
private struct Portal<Content: View>: View {
  let content: Content

  typealias Body = Never

  static var isStructure: Bool { true }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    PortalNode(content, in: context) { $0.content }
  }
}

/// The item of a presentation that a Boolean controls. It carries no data.
package struct PresentedOnce: Identifiable {
  package let id = true

  package init?(if isPresented: Bool) {
    if !isPresented { return nil }
  }
}
