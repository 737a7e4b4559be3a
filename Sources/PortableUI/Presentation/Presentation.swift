import ViewGraph

/// A view that presents others in front of the screen: one for each id that an item has, one after the other.
struct PresentingView<Content: View, Item: Identifiable, Presented: View>: View {
  let content: Content
  /// What is presented; `nil` while nothing is.
  let item: @MainActor () -> Item?
  /// Ends the presentation of the item with that id, if it is the one that is presented.
  let end: @MainActor (Item.ID) -> Void
  let onDismiss: (@MainActor () -> Void)?
  let presented: @MainActor (Item, DismissAction) -> Presented

  var body: some View {
    content
    if let item = item() {
      Presentation(item: item, end: end, onDismiss: onDismiss, presented: presented).id(item.id)
    }
  }
}

/// A view that presents an alert or a dialog, once those before it in the queue are dismissed.
struct AskingView<Content: View, Item: Identifiable, Presented: View>: View {
  let content: Content
  /// What is presented; `nil` while nothing is.
  let item: @MainActor () -> Item?
  /// Ends the presentation.
  let end: @MainActor () -> Void
  let presented: @MainActor (Item, DismissAction) -> Presented
  @State private var turn = PresentationTurn()

  var body: some View {
    let item = item()
    content.modifier(PresentationTurnModifier(turn: turn, isWanted: item != nil))
    if let item, turn.hasCome {
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

/// A view in front of the screen.
private struct Portal<Content: View>: View {
  let content: Content

  typealias Body = Never

  static var isStructure: Bool { true }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    PortalNode(content, in: context) { $0.content }
  }
}

/// The item of a presentation that is there or not, and of which there is nothing else to say.
struct PresentedOnce: Identifiable {
  let id = true

  init?(if isPresented: Bool) {
    if !isPresented { return nil }
  }
}

/// Content whose closure is evaluated apart from what is around it, so that it alone depends on what that reads.
struct DeferredContent<Content: View>: View {
  let content: @MainActor () -> Content

  var body: some View { content() }
}
