import Elements
import ViewGraph

/// A view with two or three columns. The selection in a column determines the content of the next column. On a narrow
/// window, only one column is visible at a time.
///
/// A link in a column shows its page in the next column. The page replaces the page of the previously followed link.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var columns = SplitColumns()
  @State private var background = PreferenceReading<SplitBackgroundKey>()
  @State private var contentPath = NavigationPath()
  @State private var detailPath = NavigationPath()
  @State private var sidebarPath = NavigationPath()

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// The columns.
  public var body: some View {
    let hasContent = Content.self != EmptyView.self
    let _ = columns.follow(compactColumn, hasContent: hasContent)
    SplitBox(
      column: columns.compact, visibility: visibility?.wrappedValue ?? .automatic, background: background,
      content: Group {
        column(sidebar, $sidebarPath, columns.sidebar, next: hasContent ? columns.content : columns.detail)
        if hasContent { column(content, $contentPath, columns.content, next: columns.detail) }
        column(detail, $detailPath, columns.detail, next: nil)
      }
      .modifier(PreferenceUseModifier<SplitBackgroundKey>(use: .reading(into: background, isLast: true))))
  }

  private func column(
    _ root: some View, _ path: Binding<NavigationPath>, _ model: NavigationModel, next: NavigationModel?
  ) -> some View {
    NavigationPages(
      model: model, path: .init(path),
      root: root.transformEnvironment(\.navigation) { context in
        if let next { context = NavigationContext(model: next, page: .root, isOutside: true) }
      }
      .modifier(PreferenceUseModifier<ColumnWidthKey>(use: .reading(into: model.columnWidth, isLast: true))))
  }
}

extension NavigationSplitView {
  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - sidebar: the first column.
  ///   - content: the second column.
  ///   - detail: the last column, which takes the remaining width.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: the columns that are visible on a wide window.
  ///   - sidebar: the first column.
  ///   - content: the second column.
  ///   - detail: the last column, which takes the remaining width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: the column that is visible on a narrow window.
  ///   - sidebar: the first column.
  ///   - content: the second column.
  ///   - detail: the last column, which takes the remaining width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: the columns that are visible on a wide window.
  ///   - preferredCompactColumn: the column that is visible on a narrow window.
  ///   - sidebar: the first column.
  ///   - content: the second column.
  ///   - detail: the last column, which takes the remaining width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - sidebar: the first column.
  ///   - detail: the last column, which takes the remaining width.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: the columns that are visible on a wide window.
  ///   - sidebar: the first column.
  ///   - detail: the last column, which takes the remaining width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: the column that is visible on a narrow window.
  ///   - sidebar: the first column.
  ///   - detail: the last column, which takes the remaining width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: the columns that are visible on a wide window.
  ///   - preferredCompactColumn: the column that is visible on a narrow window.
  ///   - sidebar: the first column.
  ///   - detail: the last column, which takes the remaining width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}
