/// A node of the rendered tree: a kind, attributes, layers, event handlers and child elements.
///
/// Views are reduced to a tree of elements. Hosts read the whole tree once, then apply ``Mutation`` values. Only the
/// graph changes the tree.
///
/// Fields marked `@exclusivity(unchecked)` are accessed only on the main actor and never while other code runs.
/// Exclusivity checks would take as much time as the rest of an update. The attribute has an effect only in this
/// module. The graph accesses the fields through inlinable properties, so that the attribute has an effect in the
/// graph's module too.
@MainActor
public final class Element {
  /// The id of the element, which its graph never reuses.
  public let id: Int
  @exclusivity(unchecked) @usableFromInline var storedSchema: Schema

  /// A number in which the host can store data about the element. Nothing else reads it.
  public var hostNote: UInt64 = 0

  @exclusivity(unchecked) @usableFromInline var notes = GraphNotes()

  @exclusivity(unchecked) @usableFromInline unowned var storedParent: Element?
  /// The first child.
  @exclusivity(unchecked) public internal(set) unowned var firstChild: Element?
  /// The next sibling.
  @exclusivity(unchecked) public internal(set) unowned var nextSibling: Element?
  /// The previous sibling. The first child stores the last child instead.
  @exclusivity(unchecked) unowned var sibling: Element?

  @exclusivity(unchecked) @usableFromInline var storedAttributes = AttributeList()
  /// The layers that modifiers add around the element, innermost first.
  @exclusivity(unchecked) public package(set) var layers: [Layer] = []
  /// The handler of the events of the element and its layers. It is an unowned reference, which must be cleared before
  /// the handler is deallocated.
  package var responder: (any EventResponder)? {
    get { responsible as? any EventResponder }
    set { responsible = newValue }
  }
  // An untyped reference takes half the memory of a typed one. It is cast only when the element receives an event.
  @exclusivity(unchecked) private unowned var responsible: AnyObject?
  /// The source of the element's transition. All elements that get their transition from the same modifier share it.
  @exclusivity(unchecked) package var transitionSource: TransitionSource?

  /// The transition with which the element and its layers are inserted and removed in an animated pass, or `nil` for
  /// the default.
  ///
  /// Changes of the transition cause no mutation. Hosts read the transition when the element is inserted or removed.
  public package(set) var transition: ElementTransition? {
    get { transitionSource?.transition }
    set { transitionSource = newValue.map(TransitionSource.init) }
  }

  package init(id: Int, schema: Schema) {
    self.id = id
    storedSchema = schema
  }

  package convenience init(id: Int, kind: ElementKind) {
    self.init(id: id, schema: Schema(kind))
  }

  /// The kind of the element.
  public var kind: ElementKind { schema.kind }

  /// The events that the element itself handles, without the events of its layers.
  public var handlers: [Handler] { schema.handlers }

  /// The value of an attribute, or `nil` if it is not set.
  ///
  /// - Complexity: O(n) in the number of attributes.
  public subscript(key: AttributeKey) -> AttributeValue? { attributes[key] }

  /// The last child.
  public var lastChild: Element? { firstChild?.sibling }

  /// The previous sibling.
  public var previousSibling: Element? {
    guard let sibling, sibling.nextSibling === self else { return nil }
    return sibling
  }

  /// Returns whether the element itself handles events of a kind.
  public func handles(_ kind: EventKind) -> Bool { handler(of: kind) != nil }

  /// Returns the element's own handler for events of a kind.
  public func handler(of kind: EventKind) -> Handler? {
    for handler in handlers where handler.event == kind { return handler }
    return nil
  }

  /// The children in order.
  ///
  /// - Complexity: O(n) in the number of children.
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

/// The transition of the elements inside of one modifier.
@MainActor
package final class TransitionSource {
  /// The current transition.
  package var transition: ElementTransition

  /// Creates a source.
  package init(_ transition: ElementTransition) {
    self.transition = transition
  }
}

/// The structural changes around an element.
@usableFromInline
package struct Placing: OptionSet, Sendable {
  /// Another element was inserted before the element.
  package static let anchored = Placing(rawValue: 1)
  /// The element was moved.
  package static let moved = Placing(rawValue: 2)

  @usableFromInline package let rawValue: UInt8

  @usableFromInline
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// The changes of an element that are reported to an ancestor whose own description depends on them.
@usableFromInline
package enum ContentWatch {
  /// No changes.
  case none
  /// Changes of the element's list of children.
  case children
  /// Changes of the element's list of children, and all changes in its subtree.
  case all
}

/// The handler of an element's events.
@MainActor
package protocol EventResponder: AnyObject {
  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: the event, with the payload that its handler declares.
  ///   - layer: the index of the layer that received the event, or `nil` for the element itself.
  /// - Returns: whether the event was handled.
  @discardableResult
  func respond(to event: Event, layer: Int?) -> Bool
}
