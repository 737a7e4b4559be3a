import Elements
import ViewGraph

/// Two or three columns, of which each chooses what the next one shows. On a narrow window one of them is seen at a time.
///
/// A link in a column leads to the next one, and what stood there before is put away.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var columns = SplitColumns()
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
      column: columns.compact, visibility: visibility?.wrappedValue ?? .automatic,
      content: Group {
        column(sidebar, $sidebarPath, columns.sidebar, next: hasContent ? columns.content : columns.detail)
        if hasContent { column(content, $contentPath, columns.content, next: columns.detail) }
        column(detail, $detailPath, columns.detail, next: nil)
      })
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
  /// Creates three columns.
  ///
  /// - Parameters:
  ///   - sidebar: the first.
  ///   - content: the second.
  ///   - detail: the last, which is as wide as there is room.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: which of them are seen on a wide window.
  ///   - sidebar: the first.
  ///   - content: the second.
  ///   - detail: the last, which is as wide as there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates three columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: which of them is seen on a narrow window.
  ///   - sidebar: the first.
  ///   - content: the second.
  ///   - detail: the last, which is as wide as there is room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: which of them are seen on a wide window.
  ///   - preferredCompactColumn: which of them is seen on a narrow window.
  ///   - sidebar: the first.
  ///   - content: the second.
  ///   - detail: the last, which is as wide as there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - sidebar: the first.
  ///   - detail: the last, which is as wide as there is room.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: which of them are seen on a wide window.
  ///   - sidebar: the first.
  ///   - detail: the last, which is as wide as there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: which of them is seen on a narrow window.
  ///   - sidebar: the first.
  ///   - detail: the last, which is as wide as there is room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: which of them are seen on a wide window.
  ///   - preferredCompactColumn: which of them is seen on a narrow window.
  ///   - sidebar: the first.
  ///   - detail: the last, which is as wide as there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}
