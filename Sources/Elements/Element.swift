/// One node of what is on screen: a kind, attributes, event handlers and child elements.
///
/// The tree of elements is what views were reduced to. Hosts read it, in whole for a first picture and along
/// ``Mutation``s afterwards; only the graph changes it.
@MainActor
public final class Element {
  /// A number that no other element of the same graph has had or will have.
  public let id: Int
  /// What the element is.
  public let kind: ElementKind

  /// The element that contains this one; `nil` for the root and for one that is not in the tree.
  public package(set) unowned var parent: Element?
  /// The first of the children.
  public package(set) unowned var firstChild: Element?
  /// The last of the children.
  public package(set) unowned var lastChild: Element?
  /// The sibling after this one.
  public package(set) unowned var nextSibling: Element?
  /// The sibling before this one.
  public package(set) unowned var previousSibling: Element?

  /// What is set on the element, in the order in which it was set.
  public package(set) var attributes: [(key: AttributeKey, value: AttributeValue)] = []

  /// Whether the host has not been told of this element yet.
  package var isPending = true
  /// Whether another element was put before this one since the host was told last.
  package var isAnchor = false
  /// Whether the element was moved since then.
  package var hasMoved = false
  /// Whether the element has left the tree.
  package var isRemoved = false
  /// The kinds of events the element's responder handles.
  package var events: [EventKind] = []
  package weak var responder: (any EventResponder)?

  package init(id: Int, kind: ElementKind) {
    self.id = id
    self.kind = kind
  }

  /// The value of an attribute; `nil` where it is not set. O(attributes set).
  public subscript(key: AttributeKey) -> AttributeValue? {
    attributes.first { $0.key == key }?.value
  }

  /// Whether the element would handle an event of that kind.
  public func handles(_ kind: EventKind) -> Bool {
    events.contains(kind)
  }

  /// The children, first to last. O(children).
  public var children: [Element] {
    var children: [Element] = []
    var child = firstChild
    while let current = child {
      children.append(current)
      child = current.nextSibling
    }
    return children
  }
}

/// What handles the events of an element.
@MainActor
package protocol EventResponder: AnyObject {
  /// Handles the event, or says that it does not.
  func respond(to event: Event) -> Bool
}
