import Elements
import Snapshots
import Tracking
import ViewGraph

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  /// The first column.
  public static let sidebar = Self(name: "sidebar")
  /// The second of three columns.
  public static let content = Self(name: "content")
  /// The last column.
  public static let detail = Self(name: "detail")
}

/// The columns of a ``NavigationSplitView`` that are visible on a wide window.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  let name: String

  /// The platform's default: all columns.
  public static let automatic = Self(name: "automatic")
  /// All columns.
  public static let all = Self(name: "all")
  /// The last two columns.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// The last column only.
  public static let detailOnly = Self(name: "detailOnly")
}

/// The columns of one ``NavigationSplitView``, and which of them is visible on a narrow window.
@MainActor
final class SplitColumns {
  let sidebar = NavigationModel()
  let content = NavigationModel()
  let detail = NavigationModel()
  private let source = Source()
  private var stored = NavigationSplitViewColumn.sidebar
  private var binding: Binding<NavigationSplitViewColumn>?

  /// The column that is visible on a narrow window.
  var compact: NavigationSplitViewColumn {
    source.access()
    return binding?.wrappedValue ?? stored
  }

  /// Updates the binding and the connections between the columns.
  func follow(_ binding: Binding<NavigationSplitViewColumn>?, hasContent: Bool) {
    self.binding = binding
    join(sidebar, hasContent ? content : detail, as: .sidebar, hasContent ? .content : .detail)
    if hasContent { join(content, detail, as: .content, .detail) }
  }

  private func join(
    _ first: NavigationModel, _ second: NavigationModel, as name: NavigationSplitViewColumn,
    _ next: NavigationSplitViewColumn
  ) {
    second.columnBefore = (first, { [weak self] in self?.show(name) })
    second.onArrival = { [weak self] isFirst in
      // If the app binds the visible column, its initial value takes precedence over an initial selection.
      if !isFirst || self?.binding == nil { self?.show(next) }
    }
  }

  private func show(_ column: NavigationSplitViewColumn) {
    if let binding { binding.wrappedValue = column }
    stored = column
    source.notify()
  }
}

extension SplitColumns: SnapshotObject {
  func saved(by saver: ValueSaver) -> SavedValue? {
    var record: [String: SavedValue] = ["column": .string(stored.name)]
    for (name, model) in models { record[name] = model.saved(by: saver) }
    return .record(record)
  }

  func restore(from saved: SavedValue, by restorer: ValueRestorer) {
    guard let record = saved.record else { return }
    let columns = [NavigationSplitViewColumn.sidebar, .content, .detail]
    if let column = columns.first(where: { $0.name == record["column"]?.string }) { stored = column }
    for (name, model) in models { if let saved = record[name] { model.restore(from: saved, by: restorer) } }
  }

  private var models: [(String, NavigationModel)] { [("sidebar", sidebar), ("content", content), ("detail", detail)] }
}

/// The width of a column, in points; `nil` for the platform's default.
struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// The element that contains the columns.
struct SplitBox<Content: View>: View, ElementContent {
  let column: NavigationSplitViewColumn
  let visibility: NavigationSplitViewVisibility
  let background: PreferenceReading<SplitBackgroundKey>
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .splitView }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool {
    column == other.column && visibility == other.visibility && background === other.background
  }

  func describe(_ writer: inout ElementWriter) {
    writer[.compactColumn] = .string(column.name)
    if visibility != .automatic { writer[.visibility] = .string(visibility.name) }
    writer[.fill] = background.value?.value(in: EnvironmentValues(scope: writer.environment))
  }
}

extension View {
  /// Sets the style of split views within this view. This modifier has no effect: the last column always takes the
  /// remaining width.
  ///
  /// - Parameter style: the style.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// Sets the width of the column that contains this view, on a wide window. The last column takes the remaining width.
  ///
  /// - Parameter width: the width, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width.isFinite ? Swift.max(0, width) : nil)
  }

  /// Sets the width of the column that contains this view, on a wide window. The last column takes the remaining width.
  /// The width is the ideal width, limited to the given bounds. The user cannot change it.
  ///
  /// - Parameters:
  ///   - min: the minimum width, in points.
  ///   - ideal: the ideal width, in points.
  ///   - max: the maximum width, in points.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    navigationSplitViewColumnWidth(Swift.max(min ?? ideal, Swift.min(max ?? ideal, ideal)))
  }
}

/// A style that defines how columns share the width of a split view.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The platform's default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style in which the last column becomes narrower when other columns are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style in which the last column keeps its width when other columns are shown.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform's default style.
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style in which the last column becomes narrower when other columns are shown.
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style in which the last column keeps its width when other columns are shown.
  public static var prominentDetail: Self { Self() }
}

extension Schema {
  static let splitView = Schema(.splitView)
}
