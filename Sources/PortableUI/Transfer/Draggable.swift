import Elements
import ViewGraph

/// Lets a person drag the view.
struct DraggableModifier<Preview: GraphContent>: PrimitiveModifier {
  let provider: @MainActor () -> NSItemProvider
  let preview: Preview

  static var kind: ElementKind { .draggable }
  static var handlers: [Handler] { [Handler(.dragged, .presence)] }
  var layerContent: Preview { preview }
  // Whether the view is disabled.
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    if !EnvironmentValues(scope: writer.environment).isEnabled { writer[.disabled] = .flag(true) }
  }

  func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope) -> Bool {
    guard let session = ScreenServices.current?.drags, case .flag(let isDragged) = event.value else { return false }
    guard isDragged else { return session.end(from: place.element.id) }
    guard EnvironmentValues(scope: environment).isEnabled else { return false }
    session.lift(provider(), from: place.element.id)
    return true
  }
}

/// What follows the pointer while a view is dragged.
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
  /// Lets a person drag the view, and drop what it stands for where that is taken: ``dropDestination(for:action:isTargeted:)``.
  ///
  /// With a mouse it is pulled; a finger holds it first. There is no way to drag by keyboard: offer an action beside it for those who use none.
  ///
  /// - Parameter payload: what is carried. It is asked for when the view is dragged.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping @MainActor () -> T) -> some View {
    modifier(DraggableModifier(provider: { NSItemProvider(payload()) }, preview: NoContent()))
  }

  /// Lets a person drag the view, and drop what it stands for where that is taken: ``dropDestination(for:action:isTargeted:)``.
  ///
  /// - Parameters:
  ///   - payload: what is carried. It is asked for when the view is dragged.
  ///   - preview: follows the pointer in place of the view itself.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(provider: { NSItemProvider(payload()) }, preview: DragPreview(content: preview())))
  }

  /// Lets a person drag the view, and drop what it stands for where that is taken: by `onDrop` or `dropDestination`.
  ///
  /// - Parameter data: makes what is carried, when the view is dragged.
  public func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> some View {
    modifier(DraggableModifier(provider: data, preview: NoContent()))
  }

  /// Lets a person drag the view, and drop what it stands for where that is taken.
  ///
  /// - Parameters:
  ///   - data: makes what is carried, when the view is dragged.
  ///   - preview: follows the pointer in place of the view itself.
  public func onDrag<V: View>(
    _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(provider: data, preview: DragPreview(content: preview())))
  }
}

extension Schema {
  fileprivate static let dragPreview = Schema(.dragPreview, showsChildren: false)
}

extension ElementKind {
  /// Handles that the view is `dragged`, unless it is `disabled`. May bring along a `dragPreview`.
  package static let draggable = ElementKind(rawValue: "draggable")
  /// What follows the pointer while a view is dragged. It is not seen before.
  package static let dragPreview = ElementKind(rawValue: "dragPreview")
}

extension EventKind {
  /// A person drags the view, or has let go of it. Carries which. A view on which it is dropped is told before.
  package static let dragged = EventKind(rawValue: "dragged")
}
