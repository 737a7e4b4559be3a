extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// It has no body.
  public typealias TableRowBody = Never

  /// The rows, with what stands above them.
  public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> Section<Parent, Content._Rows, Footer> {
    withContent { $0._rows(columns) }
  }
}

extension Section where Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a ``Table``.
  ///
  /// - Parameters:
  ///   - content: its rows.
  ///   - header: what stands above them.
  public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
  where Parent: View, V == Content.TableRowValue {
    self.init(rows: content(), header: header())
  }

  /// Creates a section of a ``Table`` with a text above its rows.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - content: its rows.
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == Text, V == Content.TableRowValue {
    self.init(rows: content(), header: Text(titleKey))
  }

  /// Creates a section of a ``Table`` with a text above its rows.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - content: its rows.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == Text, V == Content.TableRowValue {
    self.init(rows: content(), header: Text(title))
  }

  /// Creates a section of a ``Table``.
  ///
  /// - Parameter content: its rows.
  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyView, V == Content.TableRowValue {
    self.init(rows: content(), header: EmptyView())
  }
}
