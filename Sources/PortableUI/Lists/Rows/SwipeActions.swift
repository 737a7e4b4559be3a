import Elements
import ViewGraph

private struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  static var kind: ElementKind { .swipeActions }
  // Labels show only their symbol, because the row has little space for actions.
  var layerContent: some View { actions.labelStyle(.iconOnly) }

  func describe(_ writer: inout LayerWriter) {
    writer[.edge] = .string(edge == .leading ? "leading" : "trailing")
    if allowsFullSwipe { writer[.fullSwipe] = .flag(true) }
  }

  func isDescribed(like other: Self) -> Bool { edge == other.edge && allowsFullSwipe == other.allowsFullSwipe }
}

extension View {
  /// Adds swipe actions to a row of a list. The user reveals them with a swipe, the pointer or the keyboard.
  ///
  /// - Parameters:
  ///   - edge: the edge at which the actions appear.
  ///   - allowsFullSwipe: whether a full swipe performs the first action, if the platform has such a gesture.
  ///   - content: the buttons. The first is next to the edge.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
