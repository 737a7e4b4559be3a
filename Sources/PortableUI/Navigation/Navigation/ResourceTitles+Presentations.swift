// Further initializers and modifiers whose titles are resources: see ResourceTitles+Containers.swift.

extension View {
  /// Presents an alert for a value in front of the screen.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the alert.
  ///   - isPresented: whether the alert is presented. The alert is displayed only if `data` is not `nil`.
  ///   - data: the value that the alert shows.
  ///   - actions: returns the buttons for the value. Each dismisses the alert after its action has run.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a message for a value in front of the screen.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the alert.
  ///   - isPresented: whether the alert is presented. The alert is displayed only if `data` is not `nil`.
  ///   - data: the value that the alert shows.
  ///   - actions: returns the buttons for the value. Each dismisses the alert after its action has run.
  ///   - message: returns the message for the value.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a message in front of the screen.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: whether the title is displayed. It is displayed only with `.visible`.
  ///   - actions: the buttons. Each dismisses the dialog after its action has run.
  ///   - message: the message of the dialog.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog for a value in front of the screen.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the dialog.
  ///   - isPresented: whether the dialog is presented. The dialog is displayed only if `data` is not `nil`.
  ///   - titleVisibility: whether the title is displayed. It is displayed only with `.visible`.
  ///   - data: the value that the dialog shows.
  ///   - actions: returns the buttons for the value. Each dismisses the dialog after its action has run.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a confirmation dialog with a message for a value in front of the screen.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the dialog.
  ///   - isPresented: whether the dialog is presented. The dialog is displayed only if `data` is not `nil`.
  ///   - titleVisibility: whether the title is displayed. It is displayed only with `.visible`.
  ///   - data: the value that the dialog shows.
  ///   - actions: returns the buttons for the value. Each dismisses the dialog after its action has run.
  ///   - message: returns the message for the value.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Sets the badge of this list row or tab item to a text.
  ///
  /// - Parameter resource: the text; `nil` removes the badge.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }

  /// Sets the subtitle of the page that contains this view.
  ///
  /// - Parameter subtitleResource: the subtitle.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }
}

extension TabContent {
  /// Sets a text as the badge of the tab's item.
  ///
  /// - Parameter resource: the text; `nil` hides the badge.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> BadgedTab<Self> { badge(resource.map { Text($0) }) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title. The user can expand and collapse the section.
  ///
  /// - Parameters:
  ///   - titleResource: the title.
  ///   - isExpanded: whether the section is expanded.
  ///   - content: the rows of the section.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the tab.
  ///   - image: the name of an image of the app's resources.
  ///   - value: the selection value of the tab.
  ///   - role: the purpose of the tab.
  ///   - content: the content of the tab's page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(titleResource), image: Image(image))
    }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the tab.
  ///   - image: the name of an image of the app's resources.
  ///   - role: the purpose of the tab.
  ///   - content: the content of the tab's page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(titleResource), image: Image(image))
    }
  }
}

extension TabSection where Header == Text {
  /// Creates a section of tabs.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the section.
  ///   - content: the tabs.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content.TabValue == SelectionValue {
    self.init(content: content) { Text(titleResource) }
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the column.
  ///   - content: returns the view in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleResource), content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a text column.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the column.
  ///   - value: the key path of the text in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(Text(titleResource), value: value)
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Creates a column that sorts rows with a comparator.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the column.
  ///   - comparator: the comparator that sorts the rows.
  ///   - content: returns the view in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), sortUsing: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts rows by a value.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the column.
  ///   - value: the key path of the value.
  ///   - content: returns the view in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), value: value, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a text column that sorts rows by the texts in its cells.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the column.
  ///   - value: the key path of the text in the column's cell, for the value of a row.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleResource), value: value)
  }
}
