import Elements

/// Rows of a ``Table``.
///
/// Give a ``tableRowBody`` of other rows; the rest is provided.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// What the rows are made of.
  associatedtype TableRowBody: TableRowContent
  /// The rows as views.
  associatedtype _Rows: View = TableRowBody._Rows

  /// The rows.
  var tableRowBody: TableRowBody { get }
  /// Makes views of the rows, given the columns.
  func _rows(_ columns: _TableColumns<TableRowValue>) -> _Rows
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue, _Rows == TableRowBody._Rows {
  /// Makes views of the body's rows.
  public func _rows(_ columns: _TableColumns<TableRowValue>) -> _Rows { tableRowBody._rows(columns) }
}

extension TableRowContent where TableRowBody == Never {
  /// Never evaluated: such content has rows of its own.
  public var tableRowBody: Never { fatalError("\(Self.self) is a row and has no body. Put it into a Table.") }
}

extension Never: TableRowContent {
  /// There are none.
  public typealias TableRowBody = Never
  /// There are none.
  public typealias _Rows = EmptyView
}

/// The columns that a row has cells in.
@MainActor
public struct _TableColumns<Value: Identifiable> {
  let cells: [(alignment: HorizontalAlignment?, content: (Value) -> AnyView)]
}

/// A row of a ``Table``.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// What the row shows.
  public typealias TableRowValue = Value
  /// A row has no body.
  public typealias TableRowBody = Never

  /// Creates a row.
  ///
  /// - Parameter value: what it shows.
  public init(_ value: Value) {
    self.value = value
  }

  /// The row.
  public func _rows(_ columns: _TableColumns<Value>) -> _TableRowView<Value> {
    _TableRowView(value: value, columns: columns)
  }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data

  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// It has no body.
  public typealias TableRowBody = Never

  /// The rows.
  public func _rows(
    _ columns: _TableColumns<Data.Element>
  ) -> ForEach<Data, Data.Element.ID, _TableRowView<Data.Element>> {
    ForEach(data) { _TableRowView(value: $0, columns: columns) }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// It has no body.
  public typealias TableRowBody = Never

  /// Makes rows of the elements.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - content: makes the rows of an element.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data, by: { $0.id }, content)
  }

  /// Makes rows of the elements, identified by a property of theirs.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the property that identifies an element.
  ///   - content: makes the rows of an element.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data, by: { $0[keyPath: id] }, content)
  }

  /// Makes a row of each element.
  ///
  /// - Parameter data: the collection.
  public init(_ data: Data)
  where Content == TableRow<Data.Element>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, by: { $0.id }, { TableRow($0) })
  }

  /// The rows.
  public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> ForEach<Data, ID, Content._Rows> {
    let content = content
    return ForEach<Data, ID, Content._Rows>(data, by: id(of:), { content($0)._rows(columns) })
  }
}

extension TableRowContent {
  /// Offers things to do with these rows in a menu.
  ///
  /// - Parameter menuItems: what can be done: buttons, toggles, pickers, sections of them, and menus.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self, modifier: ContextMenuModifier(items: menuItems()))
  }

  /// Keeps these rows from being selected.
  ///
  /// - Parameter isDisabled: whether they cannot be selected.
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
