import Elements

/// One or more rows of a ``Table``.
///
/// In a conforming type, define a ``tableRowBody`` that combines other rows. The other requirement has a default
/// implementation.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the body.
  associatedtype TableRowBody: TableRowContent
  /// The type of the views for the rows.
  associatedtype _Rows: View = TableRowBody._Rows

  /// The rows that implement this content.
  var tableRowBody: TableRowBody { get }
  /// Returns the views for the rows with the given columns.
  func _rows(_ columns: _TableColumns<TableRowValue>) -> _Rows
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue, _Rows == TableRowBody._Rows {
  /// Returns the views for the rows of the body.
  public func _rows(_ columns: _TableColumns<TableRowValue>) -> _Rows { tableRowBody._rows(columns) }
}

extension TableRowContent where TableRowBody == Never {
  /// This property is never evaluated, because primitive rows have no body.
  public var tableRowBody: Never { fatalError("\(Self.self) is a row and has no body. Use it in a Table.") }
}

extension Never: TableRowContent {
  /// This type is never used, because `Never` has no instances.
  public typealias TableRowBody = Never
  /// This type is never used, because `Never` has no instances.
  public typealias _Rows = EmptyView
}

/// The columns of a table, as alignments and closures with which rows create their cells.
@MainActor
public struct _TableColumns<Value: Identifiable> {
  let cells: [(alignment: HorizontalAlignment?, content: (Value) -> AnyView)]
}

/// A row of a ``Table``.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// The type of the row's value.
  public typealias TableRowValue = Value
  /// A primitive row has no body.
  public typealias TableRowBody = Never

  /// Creates a row.
  ///
  /// - Parameter value: the value of the row.
  public init(_ value: Value) {
    self.value = value
  }

  /// Returns the view for the row.
  public func _rows(_ columns: _TableColumns<Value>) -> _TableRowView<Value> {
    _TableRowView(value: value, columns: columns)
  }
}

/// Rows of a ``Table``, one for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data

  /// The type of the rows' values.
  public typealias TableRowValue = Data.Element
  /// Primitive content has no body.
  public typealias TableRowBody = Never

  /// Returns the views for the rows.
  public func _rows(
    _ columns: _TableColumns<Data.Element>
  ) -> ForEach<Data, Data.Element.ID, _TableRowView<Data.Element>> {
    ForEach(data) { _TableRowView(value: $0, columns: columns) }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  /// Primitive content has no body.
  public typealias TableRowBody = Never

  /// Creates rows for the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - content: returns the rows for an element.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data, by: { $0.id }, content)
  }

  /// Creates rows for the elements of a collection, identified by a property.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the key path of the property that identifies an element.
  ///   - content: returns the rows for an element.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data, by: { $0[keyPath: id] }, content)
  }

  /// Creates a row for each element of a collection.
  ///
  /// - Parameter data: the collection.
  public init(_ data: Data)
  where Content == TableRow<Data.Element>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, by: { $0.id }, { TableRow($0) })
  }

  /// Returns the views for the rows.
  public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> ForEach<Data, ID, Content._Rows> {
    let content = content
    return ForEach<Data, ID, Content._Rows>(data, by: id(of:), { content($0)._rows(columns) })
  }
}

extension TableRowContent {
  /// Adds a context menu to these rows.
  ///
  /// - Parameter menuItems: returns the menu items, which can be buttons, toggles, pickers, sections and menus.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self, modifier: ContextMenuModifier(items: menuItems()))
  }

  /// Disables the selection of these rows.
  ///
  /// - Parameter isDisabled: whether selection is disabled.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    let traits: [AttributeKey: AttributeValue?] = [.selectionDisabled: .flag(isDisabled)]
    return ModifiedTableRows(rows: self, modifier: RowTraitModifier(traits))
  }
}

private struct ModifiedTableRows<Rows: TableRowContent, Modifier: ViewModifier>: TableRowContent {
  let rows: Rows
  let modifier: Modifier

  typealias TableRowValue = Rows.TableRowValue
  typealias TableRowBody = Never

  func _rows(_ columns: _TableColumns<TableRowValue>) -> ModifiedContent<Rows._Rows, Modifier> {
    rows._rows(columns).modifier(modifier)
  }
}
