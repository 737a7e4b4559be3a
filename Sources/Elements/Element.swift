/// One node of what is on screen: a kind, attributes, layers around it, event handlers and child elements.
///
/// The tree of elements is what views were reduced to. Hosts read it, in whole for a first picture and along
/// ``Mutation``s afterwards; only the graph changes it.
///
/// Fields marked `@exclusivity(unchecked)` are read and written on the main actor, and never held while code of others runs: an update
/// would spend as much on checking that as on the rest. The mark holds in this module only; what the graph reads and writes in each
/// update it does through inlinable properties, in which it holds everywhere.
@MainActor
public final class Element {
  /// A number that no other element of the same graph has had or will have.
  public let id: Int
  @exclusivity(unchecked) @usableFromInline var storedSchema: Schema

  /// A number that the element's host may keep here, for whatever it has to know of the element. Nothing else reads it.
  public var hostNote: UInt64 = 0

  @exclusivity(unchecked) @usableFromInline var notes = GraphNotes()

  @exclusivity(unchecked) @usableFromInline unowned var storedParent: Element?
  /// The first of the children.
  @exclusivity(unchecked) public internal(set) unowned var firstChild: Element?
  /// The sibling after this one.
  @exclusivity(unchecked) public internal(set) unowned var nextSibling: Element?
  /// The sibling before this one; of the first, the last one.
  @exclusivity(unchecked) unowned var sibling: Element?

  @exclusivity(unchecked) @usableFromInline var storedAttributes = AttributeList()
  /// What modifiers have put around the element, innermost first.
  @exclusivity(unchecked) public package(set) var layers: [Layer] = []
  /// What handles the events of the element and its layers. It lets go before it leaves.
  package var responder: (any EventResponder)? {
    get { responsible as? any EventResponder }
    set { responsible = newValue }
  }
  // Without its type it takes half as much memory, and it is asked for only when a person does something.
  @exclusivity(unchecked) private unowned var responsible: AnyObject?
  /// What says how the element comes and goes; elements that were given it by one modifier share it. Few have one.
  @exclusivity(unchecked) package var transitionSource: TransitionSource?

  /// How the element, with its layers, comes and goes in a pass that is animated; `nil` where nothing was said of it.
  ///
  /// It changes without a mutation: hosts need it when the element is inserted or removed, and not before.
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

  /// What the element is.
  public var kind: ElementKind { schema.kind }

  /// The events that the element itself handles, without its layers.
  public var handlers: [Handler] { schema.handlers }

  /// The value of an attribute; `nil` where it is not set. O(attributes set).
  public subscript(key: AttributeKey) -> AttributeValue? { attributes[key] }

  /// The last of the children.
  public var lastChild: Element? { firstChild?.sibling }

  /// The sibling before this one.
  public var previousSibling: Element? {
    guard let sibling, sibling.nextSibling === self else { return nil }
    return sibling
  }

  /// Whether the element itself would handle an event of that kind.
  public func handles(_ kind: EventKind) -> Bool { handler(of: kind) != nil }

  /// The element's own handler for events of that kind.
  public func handler(of kind: EventKind) -> Handler? {
    for handler in handlers where handler.event == kind { return handler }
    return nil
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

/// How elements come and go that one modifier was put around.
@MainActor
package final class TransitionSource {
  /// How they come and go now.
  package var transition: ElementTransition

  /// Creates a source.
  package init(_ transition: ElementTransition) {
    self.transition = transition
  }
}

/// What happened around an element.
@usableFromInline
package struct Placing: OptionSet, Sendable {
  /// Another element was put before it.
  package static let anchored = Placing(rawValue: 1)
  /// It was moved.
  package static let moved = Placing(rawValue: 2)

  @usableFromInline package let rawValue: UInt8

  @usableFromInline
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// What somebody around is told of an element, because he says something of what is in it.
@usableFromInline
package enum ContentWatch {
  /// Nothing.
  case none
  /// Which children it has.
  case children
  /// Which children it has, and all that changes in and of them.
  case all
}

/// What handles the events of an element.
@MainActor
package protocol EventResponder: AnyObject {
  /// Handles the event, or says that it does not.
  ///
  /// - Parameters:
  ///   - event: what a person did, with what its handler declares.
  ///   - layer: which of the element's layers it was done to, from 0; `nil` for the element itself.
  @discardableResult
  func respond(to event: Event, layer: Int?) -> Bool
}
