extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  /// Primitive content has no body.
  public typealias TableRowBody = Never

  /// Returns the views for the rows, with the header of the section.
  public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> Section<Parent, Content._Rows, Footer> {
    withContent { $0._rows(columns) }
  }
}

extension Section where Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a ``Table``.
  ///
  /// - Parameters:
  ///   - content: returns the rows of the section.
  ///   - header: returns the header of the section.
  public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
  where Parent: View, V == Content.TableRowValue {
    self.init(rows: content(), header: header())
  }

  /// Creates a section of a ``Table`` with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the title.
  ///   - content: returns the rows of the section.
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == Text, V == Content.TableRowValue {
    self.init(rows: content(), header: Text(titleKey))
  }

  /// Creates a section of a ``Table`` with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - content: returns the rows of the section.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == Text, V == Content.TableRowValue {
    self.init(rows: content(), header: Text(title))
  }

  /// Creates a section of a ``Table`` without a header.
  ///
  /// - Parameter content: returns the rows of the section.
  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyView, V == Content.TableRowValue {
    self.init(rows: content(), header: EmptyView())
  }
}
