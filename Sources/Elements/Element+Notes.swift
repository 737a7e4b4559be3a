/// What the graph notes of an element while it brings the tree up to date.
@usableFromInline
struct GraphNotes {
  @usableFromInline var pass: Int32 = 0
  @usableFromInline var lastUpdate: Int32 = 0
  @usableFromInline var isPending = true
  @usableFromInline var placing = Placing()
  @usableFromInline var isRemoved = false
  @usableFromInline var watch = ContentWatch.none

  init() {}
}

extension Element {
  /// What is known of all elements of its kind.
  @inlinable public package(set) var schema: Schema {
    get { storedSchema }
    set { storedSchema = newValue }
  }

  /// The element that contains this one, or of which a layer has this one as its content; `nil` for the root and for one
  /// that is not in the tree.
  @inlinable public package(set) var parent: Element? {
    get { storedParent }
    set { storedParent = newValue }
  }

  /// What is set on the element, in the order in which it was set.
  @inlinable public package(set) var attributes: AttributeList {
    get { storedAttributes }
    _modify { yield &storedAttributes }
  }

  /// The pass of the commit to come in which the element was made, or came.
  @inlinable package var pass: Int32 {
    get { notes.pass }
    set { notes.pass = newValue }
  }

  /// Where among the changes under way the last update of the element is, counted from 1; 0 where there is none.
  @inlinable package var lastUpdate: Int32 {
    get { notes.lastUpdate }
    set { notes.lastUpdate = newValue }
  }

  /// Whether the host has not been told of this element yet.
  @inlinable package var isPending: Bool {
    get { notes.isPending }
    set { notes.isPending = newValue }
  }

  /// What has happened around the element since the host was told last.
  @inlinable package var placing: Placing {
    get { notes.placing }
    set { notes.placing = newValue }
  }

  /// Whether the element has left the tree.
  @inlinable package var isRemoved: Bool {
    get { notes.isRemoved }
    set { notes.isRemoved = newValue }
  }

  /// Whether somebody around is to be told of what changes in it.
  @inlinable package var watch: ContentWatch {
    get { notes.watch }
    set { notes.watch = newValue }
  }
}
