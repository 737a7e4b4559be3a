extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column.
  ///
  /// - Parameters:
  ///   - titleKey: stands above it.
  ///   - content: what a row shows in it.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: stands above it.
  ///   - content: what a row shows in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - text: stands above it.
  ///   - content: what a row shows in it.
  public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of texts.
  ///
  /// - Parameters:
  ///   - titleKey: stands above it.
  ///   - value: the text of a row.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of texts.
  ///
  /// - Parameters:
  ///   - title: stands above it.
  ///   - value: the text of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) {
    self.init(label: Text(title), comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of texts.
  ///
  /// - Parameters:
  ///   - text: stands above it.
  ///   - value: the text of a row.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    self.init(label: text, comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Creates a column by which rows are sorted.
  ///
  /// - Parameters:
  ///   - titleKey: stands above it.
  ///   - comparator: how they are sorted.
  ///   - content: what a row shows in it.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column by which rows are sorted.
  ///
  /// - Parameters:
  ///   - title: stands above it.
  ///   - comparator: how they are sorted.
  ///   - content: what a row shows in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column by which rows are sorted.
  ///
  /// - Parameters:
  ///   - text: stands above it.
  ///   - comparator: how they are sorted.
  ///   - content: what a row shows in it.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column by whose values rows are sorted.
  ///
  /// - Parameters:
  ///   - titleKey: stands above it.
  ///   - value: the property that they are sorted by.
  ///   - content: what a row shows in it.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column by whose values rows are sorted.
  ///
  /// - Parameters:
  ///   - title: stands above it.
  ///   - value: the property that they are sorted by.
  ///   - content: what a row shows in it.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column by whose values rows are sorted.
  ///
  /// - Parameters:
  ///   - text: stands above it.
  ///   - value: the property that they are sorted by.
  ///   - content: what a row shows in it.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column by whose values rows are sorted, those without one first.
  ///
  /// - Parameters:
  ///   - titleKey: stands above it.
  ///   - value: the property that they are sorted by.
  ///   - content: what a row shows in it.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column by whose values rows are sorted, those without one first.
  ///
  /// - Parameters:
  ///   - title: stands above it.
  ///   - value: the property that they are sorted by.
  ///   - content: what a row shows in it.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column by whose values rows are sorted, those without one first.
  ///
  /// - Parameters:
  ///   - text: stands above it.
  ///   - value: the property that they are sorted by.
  ///   - content: what a row shows in it.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column by whose values rows are sorted.
  ///
  /// - Parameters:
  ///   - titleKey: stands above it.
  ///   - value: the property that they are sorted by.
  ///   - comparator: how its values are sorted.
  ///   - content: what a row shows in it.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column by whose values rows are sorted.
  ///
  /// - Parameters:
  ///   - title: stands above it.
  ///   - value: the property that they are sorted by.
  ///   - comparator: how its values are sorted.
  ///   - content: what a row shows in it.
  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column by whose values rows are sorted.
  ///
  /// - Parameters:
  ///   - text: stands above it.
  ///   - value: the property that they are sorted by.
  ///   - comparator: how its values are sorted.
  ///   - content: what a row shows in it.
  public init<C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts by which rows are sorted as people read them: case does not matter, and numbers count.
  ///
  /// - Parameters:
  ///   - titleKey: stands above it.
  ///   - value: the text of a row.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: .asPeopleRead),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of texts by which rows are sorted as people read them: case does not matter, and numbers count.
  ///
  /// - Parameters:
  ///   - title: stands above it.
  ///   - value: the text of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: .asPeopleRead),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of texts by which rows are sorted as people read them: case does not matter, and numbers count.
  ///
  /// - Parameters:
  ///   - text: stands above it.
  ///   - value: the text of a row.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: .asPeopleRead),
      content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts by which rows are sorted.
  ///
  /// - Parameters:
  ///   - titleKey: stands above it.
  ///   - value: the text of a row.
  ///   - comparator: how texts are sorted.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of texts by which rows are sorted.
  ///
  /// - Parameters:
  ///   - title: stands above it.
  ///   - value: the text of a row.
  ///   - comparator: how texts are sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of texts by which rows are sorted.
  ///
  /// - Parameters:
  ///   - text: stands above it.
  ///   - value: the text of a row.
  ///   - comparator: how texts are sorted.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension SortComparator where Self == String.Comparator {
  /// The order in which people look for names.
  fileprivate static var asPeopleRead: String.Comparator { String.Comparator(options: [.caseInsensitive, .numeric]) }
}
