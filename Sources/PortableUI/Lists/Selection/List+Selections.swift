extension List {
  /// Creates a list of views in which any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - selection: the values of the selected rows: their tags, or the ids of their elements. In edit mode a press
  ///     toggles a row.
  ///   - content: the rows: views, collections of views, and sections.
  public init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(ListSelection(selection), content())
  }

  /// Creates a list with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - selection: the values of the selected rows: their tags, or the ids of their elements. In edit mode a press
  ///     toggles a row.
  ///   - rowContent: returns the row of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the property that identifies an element.
  ///   - selection: the values of the selected rows: their tags, or the ids of their elements. In edit mode a press
  ///     toggles a row.
  ///   - rowContent: returns the row of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: the range.
  ///   - selection: the values of the selected rows: their tags, or the ids of their elements. In edit mode a press
  ///     toggles a row.
  ///   - rowContent: returns the row of a number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree, which the user can expand and collapse.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - children: the children of an element; `nil` for a leaf.
  ///   - selection: the values of the selected rows: their tags, or the ids of their elements. In edit mode a press
  ///     toggles a row.
  ///   - rowContent: returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
  {
    self.init(ListSelection(selection), OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree, which the user can expand and collapse.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the property that identifies an element.
  ///   - children: the children of an element; `nil` for a leaf.
  ///   - selection: the values of the selected rows: their tags, or the ids of their elements. In edit mode a press
  ///     toggles a row.
  ///   - rowContent: returns the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren> {
    self.init(ListSelection(selection), OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - selection: the values of the selected rows: their tags, or the ids of their elements. In edit mode a press
  ///     toggles a row.
  ///   - rowContent: returns the row for a binding to an element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - id: the property that identifies an element.
  ///   - selection: the values of the selected rows: their tags, or the ids of their elements. In edit mode a press
  ///     toggles a row.
  ///   - rowContent: returns the row for a binding to an element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == ForEach<[Binding<Data.Element>], ID, RowContent> {
    self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, which the user can edit.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - editActions: the actions by which the user can edit the rows.
  ///   - selection: the values of the selected rows: their tags, or the ids of their elements. In edit mode a press
  ///     toggles a row.
  ///   - rowContent: returns the row for a binding to an element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditableForEach<Data, Data.Element.ID, RowContent>, Data: RangeReplaceableCollection,
    Data.Element: Identifiable
  {
    self.init(ListSelection(selection), EditableForEach(data, id: \.id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, which the user can edit.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - id: the property that identifies an element.
  ///   - editActions: the actions by which the user can edit the rows.
  ///   - selection: the values of the selected rows: their tags, or the ids of their elements. In edit mode a press
  ///     toggles a row.
  ///   - rowContent: returns the row for a binding to an element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == EditableForEach<Data, ID, RowContent>, Data: RangeReplaceableCollection {
    self.init(ListSelection(selection), EditableForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
