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
  public var body: some View {
    ForEach(items, id: id, content: content)
      .onDelete(perform: actions.contains(.delete) ? delete : nil)
      .onMove(perform: actions.contains(.move) ? move : nil)
  }

  private func delete(_ offsets: IndexSet) { items.wrappedValue.remove(atOffsets: offsets) }

  private func move(_ offsets: IndexSet, to destination: Int) {
    items.wrappedValue.move(fromOffsets: offsets, toOffset: destination)
  }
}

extension ForEach where Content: View {
  /// Creates views for the elements of a bound collection. The user can edit them as rows of a list.
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
    Data == CollectionOfOne<Int>, ID == Int, Content == EditableForEach<C, C.Element.ID, R>
  {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      EditableForEach(data, id: \.id, editActions: editActions, content: content)
    }
  }

  /// Creates views for the elements of a bound collection. The user can edit them as rows of a list.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - id: the property that identifies an element.
  ///   - editActions: the actions by which the user can edit the rows.
  ///   - content: returns the view for a binding to an element.
  public init<C, I: Hashable, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, I>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data == CollectionOfOne<Int>, ID == Int,
    Content == EditableForEach<C, I, R>
  {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      EditableForEach(data, id: id, editActions: editActions, content: content)
    }
  }
}
