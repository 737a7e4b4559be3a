/// What a modifier has put around an element: a padding, a background, a gesture.
///
/// An element's layers are in the order in which they were written, innermost first: each applies to the element and all
/// layers before it, and to nothing after it. A view's type decides how many there are and of which kinds; what they say may
/// change.
@MainActor
public struct Layer {
  /// What the layer is.
  public let kind: ElementKind
  /// What is set on the layer, in the order in which it was set.
  public package(set) var attributes: AttributeList
  /// The events that the layer handles.
  public let handlers: [Handler]
  /// An element with what the layer brings along, such as the view of a background, as its children; `nil` for a layer that
  /// brings none. It stays as long as the layer does.
  public package(set) var content: Element?

  /// Creates a layer.
  package init(
    kind: ElementKind, attributes: AttributeList = AttributeList(), handlers: [Handler] = []
  ) {
    self.kind = kind
    self.attributes = attributes
    self.handlers = handlers
  }

  /// The value of an attribute; `nil` where it is not set. O(attributes set).
  public subscript(key: AttributeKey) -> AttributeValue? { attributes[key] }

  /// Whether the layer would handle an event of that kind.
  public func handles(_ kind: EventKind) -> Bool { handler(of: kind) != nil }

  /// The layer's handler for events of that kind.
  public func handler(of kind: EventKind) -> Handler? {
    for handler in handlers where handler.event == kind { return handler }
    return nil
  }
}
