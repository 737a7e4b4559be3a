/// The graph's bookkeeping for an element during an update.
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
  /// The properties that all elements of its kind share.
  @inlinable public package(set) var schema: Schema {
    get { storedSchema }
    set { storedSchema = newValue }
  }

  /// The parent of the element, or the element whose layer has it as content; `nil` for the root and for elements
  /// outside of the tree.
  @inlinable public package(set) var parent: Element? {
    get { storedParent }
    set { storedParent = newValue }
  }

  /// The attributes of the element, in the order in which they were first set.
  @inlinable public package(set) var attributes: AttributeList {
    get { storedAttributes }
    _modify { yield &storedAttributes }
  }

  /// The pass of the current commit in which the element was created or inserted.
  @inlinable package var pass: Int32 {
    get { notes.pass }
    set { notes.pass = newValue }
  }

  /// The position of the last update of the element among the current mutations, from 1; 0 if there is none.
  @inlinable package var lastUpdate: Int32 {
    get { notes.lastUpdate }
    set { notes.lastUpdate = newValue }
  }

  /// Whether the element has not been committed to the host yet.
  @inlinable package var isPending: Bool {
    get { notes.isPending }
    set { notes.isPending = newValue }
  }

  /// The structural changes around the element since the last commit.
  @inlinable package var placing: Placing {
    get { notes.placing }
    set { notes.placing = newValue }
  }

  /// Whether the element has been removed from the tree.
  @inlinable package var isRemoved: Bool {
    get { notes.isRemoved }
    set { notes.isRemoved = newValue }
  }

  /// Whether an ancestor observes changes of the element's content.
  @inlinable package var watch: ContentWatch {
    get { notes.watch }
    set { notes.watch = newValue }
  }
}
