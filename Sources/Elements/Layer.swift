/// A modification of an element, such as a padding, a background or a gesture.
///
/// The layers of an element are in the order of its modifiers, innermost first. Each layer applies to the element and
/// to all layers before it. The type of a view determines the number and the kinds of its layers; only their attributes
/// change.
@MainActor
public struct Layer {
  /// The kind of the layer.
  public let kind: ElementKind
  /// The attributes of the layer, in the order in which they were first set.
  public package(set) var attributes: AttributeList
  /// The events that the layer handles.
  public let handlers: [Handler]
  /// The root of the layer's own content, such as the view of a background, or `nil` if the layer has none. It exists
  /// as long as the layer.
  public package(set) var content: Element?

  /// Creates a layer.
  package init(
    kind: ElementKind, attributes: AttributeList = AttributeList(), handlers: [Handler] = []
  ) {
    self.kind = kind
    self.attributes = attributes
    self.handlers = handlers
  }

  /// The value of an attribute, or `nil` if it is not set.
  ///
  /// - Complexity: O(n) in the number of attributes.
  public subscript(key: AttributeKey) -> AttributeValue? { attributes[key] }

  /// Returns whether the layer handles events of a kind.
  public func handles(_ kind: EventKind) -> Bool { handler(of: kind) != nil }

  /// Returns the layer's handler for events of a kind.
  public func handler(of kind: EventKind) -> Handler? {
    for handler in handlers where handler.event == kind { return handler }
    return nil
  }
}
