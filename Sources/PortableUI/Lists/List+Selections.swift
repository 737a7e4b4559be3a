extension List {
  /// Creates a list of views.
  ///
  /// - Parameters:
  ///   - selection: the values of the rows that are selected: their tags, or the ids of their elements. While rows are edited each press adds one or takes it away.
  ///   - content: the rows: views, collections of views, and sections of them.
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
  ///   - selection: the values of the rows that are selected: their tags, or the ids of their elements. While rows are edited each press adds one or takes it away.
  ///   - rowContent: makes the row of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a collection, identified by a property of theirs.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the property that identifies an element.
  ///   - selection: the values of the rows that are selected: their tags, or the ids of their elements. While rows are edited each press adds one or takes it away.
  ///   - rowContent: makes the row of an element.
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
  ///   - selection: the values of the rows that are selected: their tags, or the ids of their elements. While rows are edited each press adds one or takes it away.
  ///   - rowContent: makes the row of a number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree, which a person folds and unfolds.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - children: the elements below one; `nil` for one that has none and never will.
  ///   - selection: the values of the rows that are selected: their tags, or the ids of their elements. While rows are edited each press adds one or takes it away.
  ///   - rowContent: makes the row of an element.
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

  /// Creates a list with a row for each element of a tree, which a person folds and unfolds.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the property that identifies an element.
  ///   - children: the elements below one; `nil` for one that has none and never will.
  ///   - selection: the values of the rows that are selected: their tags, or the ids of their elements. While rows are edited each press adds one or takes it away.
  ///   - rowContent: makes the row of an element.
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
  ///   - selection: the values of the rows that are selected: their tags, or the ids of their elements. While rows are edited each press adds one or takes it away.
  ///   - rowContent: makes the row of an element from a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property of theirs.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - id: the property that identifies an element.
  ///   - selection: the values of the rows that are selected: their tags, or the ids of their elements. While rows are edited each press adds one or takes it away.
  ///   - rowContent: makes the row of an element from a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == ForEach<[Binding<Data.Element>], ID, RowContent> {
    self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, which a person may edit.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - editActions: what a person may do to the rows.
  ///   - selection: the values of the rows that are selected: their tags, or the ids of their elements. While rows are edited each press adds one or takes it away.
  ///   - rowContent: makes the row of an element from a binding to it.
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

  /// Creates a list with a row for each element of a bound collection, which a person may edit.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - id: the property that identifies an element.
  ///   - editActions: what a person may do to the rows.
  ///   - selection: the values of the rows that are selected: their tags, or the ids of their elements. While rows are edited each press adds one or takes it away.
  ///   - rowContent: makes the row of an element from a binding to it.
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
