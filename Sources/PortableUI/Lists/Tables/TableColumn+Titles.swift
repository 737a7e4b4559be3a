extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the column.
  ///   - content: returns the view in the column's cell, for the value of a row.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: the title of the column.
  ///   - content: returns the view in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - text: the title of the column.
  ///   - content: returns the view in the column's cell, for the value of a row.
  public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a text column.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the column.
  ///   - value: the key path of the text in the column's cell, for the value of a row.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a text column.
  ///
  /// - Parameters:
  ///   - title: the title of the column.
  ///   - value: the key path of the text in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) {
    self.init(label: Text(title), comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a text column.
  ///
  /// - Parameters:
  ///   - text: the title of the column.
  ///   - value: the key path of the text in the column's cell, for the value of a row.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    self.init(label: text, comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Creates a column that sorts rows with a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the column.
  ///   - comparator: the comparator that sorts the rows.
  ///   - content: returns the view in the column's cell, for the value of a row.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column that sorts rows with a comparator.
  ///
  /// - Parameters:
  ///   - title: the title of the column.
  ///   - comparator: the comparator that sorts the rows.
  ///   - content: returns the view in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column that sorts rows with a comparator.
  ///
  /// - Parameters:
  ///   - text: the title of the column.
  ///   - comparator: the comparator that sorts the rows.
  ///   - content: returns the view in the column's cell, for the value of a row.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts rows by a property.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the column.
  ///   - value: the key path of the property to sort by.
  ///   - content: returns the view in the column's cell, for the value of a row.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that sorts rows by a property.
  ///
  /// - Parameters:
  ///   - title: the title of the column.
  ///   - value: the key path of the property to sort by.
  ///   - content: returns the view in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that sorts rows by a property.
  ///
  /// - Parameters:
  ///   - text: the title of the column.
  ///   - value: the key path of the property to sort by.
  ///   - content: returns the view in the column's cell, for the value of a row.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts rows by an optional property. Rows in which the property is `nil` are sorted first.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the column.
  ///   - value: the key path of the property to sort by.
  ///   - content: returns the view in the column's cell, for the value of a row.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that sorts rows by an optional property. Rows in which the property is `nil` are sorted first.
  ///
  /// - Parameters:
  ///   - title: the title of the column.
  ///   - value: the key path of the property to sort by.
  ///   - content: returns the view in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that sorts rows by an optional property. Rows in which the property is `nil` are sorted first.
  ///
  /// - Parameters:
  ///   - text: the title of the column.
  ///   - value: the key path of the property to sort by.
  ///   - content: returns the view in the column's cell, for the value of a row.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts rows by a property.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the column.
  ///   - value: the key path of the property to sort by.
  ///   - comparator: the comparator for the values of the property.
  ///   - content: returns the view in the column's cell, for the value of a row.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column that sorts rows by a property.
  ///
  /// - Parameters:
  ///   - title: the title of the column.
  ///   - value: the key path of the property to sort by.
  ///   - comparator: the comparator for the values of the property.
  ///   - content: returns the view in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column that sorts rows by a property.
  ///
  /// - Parameters:
  ///   - text: the title of the column.
  ///   - value: the key path of the property to sort by.
  ///   - comparator: the comparator for the values of the property.
  ///   - content: returns the view in the column's cell, for the value of a row.
  public init<C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a text column that sorts rows by the texts in its cells. The comparison ignores case, and compares numbers
  /// in the texts by value.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the column.
  ///   - value: the key path of the text in the column's cell, for the value of a row.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: .caseInsensitiveNumeric),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a text column that sorts rows by the texts in its cells. The comparison ignores case, and compares numbers
  /// in the texts by value.
  ///
  /// - Parameters:
  ///   - title: the title of the column.
  ///   - value: the key path of the text in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: .caseInsensitiveNumeric),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a text column that sorts rows by the texts in its cells. The comparison ignores case, and compares numbers
  /// in the texts by value.
  ///
  /// - Parameters:
  ///   - text: the title of the column.
  ///   - value: the key path of the text in the column's cell, for the value of a row.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: .caseInsensitiveNumeric),
      content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a text column that sorts rows by the texts in its cells, with a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the column.
  ///   - value: the key path of the text in the column's cell, for the value of a row.
  ///   - comparator: the comparator for the texts.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a text column that sorts rows by the texts in its cells, with a comparator.
  ///
  /// - Parameters:
  ///   - title: the title of the column.
  ///   - value: the key path of the text in the column's cell, for the value of a row.
  ///   - comparator: the comparator for the texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a text column that sorts rows by the texts in its cells, with a comparator.
  ///
  /// - Parameters:
  ///   - text: the title of the column.
  ///   - value: the key path of the text in the column's cell, for the value of a row.
  ///   - comparator: the comparator for the texts.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension SortComparator where Self == String.Comparator {
  /// A comparator that ignores case and compares numbers by value.
  fileprivate static var caseInsensitiveNumeric: String.Comparator {
    String.Comparator(options: [.caseInsensitive, .numeric])
  }
}
