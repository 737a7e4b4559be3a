import Elements
import ViewGraph

/// Makes a view draggable.
struct DraggableModifier<Preview: GraphContent>: PrimitiveModifier {
  let provider: @MainActor () -> NSItemProvider
  let preview: Preview

  static var kind: ElementKind { .draggable }
  static var handlers: [Handler] { [Handler(.dragged, .presence)] }
  var layerContent: Preview { preview }
  // `describe` reads whether the view is enabled.
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    if !EnvironmentValues(scope: writer.environment).isEnabled { writer[.disabled] = .flag(true) }
  }

  func respond(to event: Event, at position: ElementPosition, in environment: EnvironmentScope) -> Bool {
    guard let session = ScreenServices.current?.drags, case .flag(let isDragged) = event.value else { return false }
    guard isDragged else { return session.end(from: position.element.id) }
    guard EnvironmentValues(scope: environment).isEnabled else { return false }
    session.lift(provider(), from: position.element.id)
    return true
  }
}

/// The view that follows the pointer during a drag.
struct DragPreview<Content: View>: View, ElementContent {
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .dragPreview }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool { true }
}

extension View {
  /// Makes this view draggable. Its payload can be dropped on a view with ``dropDestination(for:action:isTargeted:)``.
  ///
  /// With a mouse, the user starts a drag by moving the pointer. With touch, the user starts a drag with a long press.
  /// The user cannot drag with the keyboard, so offer an alternative action for users without a pointer.
  ///
  /// - Parameter payload: the dragged value. The expression is evaluated when a drag begins.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping @MainActor () -> T) -> some View {
    modifier(DraggableModifier(provider: { NSItemProvider(payload()) }, preview: NoContent()))
  }

  /// Makes this view draggable. Its payload can be dropped on a view with ``dropDestination(for:action:isTargeted:)``.
  ///
  /// - Parameters:
  ///   - payload: the dragged value. The expression is evaluated when a drag begins.
  ///   - preview: returns the view that follows the pointer instead of this view.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(provider: { NSItemProvider(payload()) }, preview: DragPreview(content: preview())))
  }

  /// Makes this view draggable. Its content can be dropped on a view with `onDrop` or `dropDestination`.
  ///
  /// - Parameter data: returns the content. It is called when a drag begins.
  public func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> some View {
    modifier(DraggableModifier(provider: data, preview: NoContent()))
  }

  /// Makes this view draggable.
  ///
  /// - Parameters:
  ///   - data: returns the content. It is called when a drag begins.
  ///   - preview: returns the view that follows the pointer instead of this view.
  public func onDrag<V: View>(
    _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(provider: data, preview: DragPreview(content: preview())))
  }
}

extension Schema {
  fileprivate static let dragPreview = Schema(.dragPreview, showsChildren: false)
}
