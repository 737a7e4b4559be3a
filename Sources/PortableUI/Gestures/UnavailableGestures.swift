extension View {
  /// Lets a person drag the view to another program.
  @available(*, unavailable, message: "Nothing is dragged from one view to another: use a DragGesture, or a ShareLink.")
  public func onDrag<Item>(_ data: @escaping () -> Item) -> some View { self }

  /// Lets a person drag the view to another one.
  @available(*, unavailable, message: "Nothing is dragged from one view to another: use a DragGesture, or onMove.")
  public func draggable<Item>(_ payload: @autoclosure @escaping () -> Item) -> some View { self }

  /// Takes what is dragged to the view.
  @available(*, unavailable, message: "Nothing is dragged from one view to another: use a DragGesture, or onMove.")
  public func dropDestination<Item>(
    for payloadType: Item.Type = Item.self, action: @escaping ([Item], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

/// What is carried from one view to another.
@available(*, unavailable, message: "Nothing is dragged from one view to another: use a DragGesture, or onMove.")
open class NSItemProvider {
  /// Creates one.
  public init(object: Any) {}
}

/// Takes what is dragged to a view.
@available(*, unavailable, message: "Nothing is dragged from one view to another: use a DragGesture, or onMove.")
public protocol DropDelegate {}

extension View {
  /// Takes what is dragged to the view.
  @available(*, unavailable, message: "Nothing is dragged from one view to another: use a DragGesture, or onMove.")
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}
