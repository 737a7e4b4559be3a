/// The actions by which the user can edit the rows of a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each action.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Rows can be moved.
  public static var move: EditActions<Data> { .init(rawValue: 1) }
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { .init(rawValue: 2) }
  /// All actions.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// Views of a bound collection whose rows the user can edit.
public struct EditableForEach<
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Content: View
>: View {
  private let items: Binding<Data>
  private let id: KeyPath<Data.Element, ID>
  private let actions: EditActions<Data>
  private let content: (Binding<Data.Element>) -> Content

  /// Creates views for the elements of a bound collection.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - id: the property that identifies an element.
  ///   - editActions: the actions by which the user can edit the rows.
  ///   - content: returns the view for a binding to an element.
  public init(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) {
    items = data
    self.id = id
    actions = editActions
    self.content = content
  }

  /// A `ForEach` with delete and move actions.
  public var body: some View { ForEach(items, id: id, editActions: actions, content: content) }
}

/// The elements of a bound collection with their ids.
public struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  /// An element of the collection.
  public struct Element: Identifiable {
    /// The id of the element.
    public let id: ID
    let item: Binding<Base.Element>
  }

  private let elements: [Element]

  @MainActor
  init(_ base: Binding<Base>, id: KeyPath<Base.Element, ID>) where Base: MutableCollection {
    elements = zip(base.wrappedValue, base.elements(id: id)).map { Element(id: $0[keyPath: id], item: $1) }
  }

  /// The index of the first element.
  public var startIndex: Int { elements.startIndex }
  /// The index after the last element.
  public var endIndex: Int { elements.endIndex }
  /// Returns the element at an index.
  public subscript(index: Int) -> Element { elements[index] }
}

/// A row of a bound collection with edit actions.
public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  let row: @MainActor () -> RowPosition?
  let delete: (@MainActor (IndexSet) -> Void)?
  let move: (@MainActor (IndexSet, Int) -> Void)?

  /// The row with delete and move actions.
  public var body: some View {
    content
      .modifier(DeleteModifier(ownRow: row, action: delete))
      .modifier(MoveModifier(ownRow: row, action: move))
  }
}

extension ForEach where Content: View {
  /// Creates views for the elements of a bound collection. The user can edit them as rows of a list. An action added
  /// with `onDelete(perform:)` or `onMove(perform:)` replaces the one of `editActions`.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - editActions: the actions by which the user can edit the rows.
  ///   - content: returns the view for a binding to an element.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates views for the elements of a bound collection. The user can edit them as rows of a list. An action added
  /// with `onDelete(perform:)` or `onMove(perform:)` replaces the one of `editActions`.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - id: the property that identifies an element.
  ///   - editActions: the actions by which the user can edit the rows.
  ///   - content: returns the view for a binding to an element.
  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>
  {
    let elements = IndexedIdentifierCollection(data, id: id)
    func delete(_ offsets: IndexSet) { data.wrappedValue.remove(atOffsets: offsets) }
    func move(_ offsets: IndexSet, to destination: Int) {
      data.wrappedValue.move(fromOffsets: offsets, toOffset: destination)
    }
    self.init(elements, by: \.id) { element in
      EditableCollectionContent(
        content: content(element.item),
        row: {
          let current = data.wrappedValue
          let index = current.firstIndex { $0[keyPath: id] == element.id }
          return index.map { (current.distance(from: current.startIndex, to: $0), current.count) }
        },
        delete: editActions.contains(.delete) ? delete : nil, move: editActions.contains(.move) ? move : nil)
    }
  }
}
