import Elements
import Tracking
import ViewGraph

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  /// The first.
  public static let sidebar = Self(name: "sidebar")
  /// The second of three.
  public static let content = Self(name: "content")
  /// The last.
  public static let detail = Self(name: "detail")
}

/// Which columns of a ``NavigationSplitView`` are seen on a wide window.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  let name: String

  /// As the platform has it: all.
  public static let automatic = Self(name: "automatic")
  /// All.
  public static let all = Self(name: "all")
  /// The last two.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// The last.
  public static let detailOnly = Self(name: "detailOnly")
}

/// The columns of one ``NavigationSplitView``, and which of them is seen on a narrow window.
@MainActor
final class SplitColumns {
  let sidebar = NavigationModel()
  let content = NavigationModel()
  let detail = NavigationModel()
  private let source = Source()
  private var stored = NavigationSplitViewColumn.sidebar
  private var binding: Binding<NavigationSplitViewColumn>?

  /// The column that is seen on a narrow window.
  var compact: NavigationSplitViewColumn {
    source.access()
    return binding?.wrappedValue ?? stored
  }

  /// Takes over how the columns are arranged now.
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
      // What a program wants to be seen first counts for more than what is selected then.
      if !isFirst || self?.binding == nil { self?.show(next) }
    }
  }

  private func show(_ column: NavigationSplitViewColumn) {
    if let binding { binding.wrappedValue = column }
    stored = column
    source.notify()
  }
}

/// How wide a column is, in points; `nil` as wide as the platform has it.
struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// The element of the columns.
struct SplitBox<Content: View>: View, ElementContent {
  let column: NavigationSplitViewColumn
  let visibility: NavigationSplitViewVisibility
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .splitView }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool { column == other.column && visibility == other.visibility }

  func describe(_ writer: inout ElementWriter) {
    writer[.compactColumn] = .string(column.name)
    if visibility != .automatic { writer[.visibility] = .string(visibility.name) }
  }
}

extension View {
  /// Says how columns share the width. Here the last has what the others leave.
  ///
  /// - Parameter style: the style.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// Says how wide the column is that this view is in, on a wide window. The last column has what the others leave.
  ///
  /// - Parameter width: how wide, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width.isFinite ? Swift.max(0, width) : nil)
  }

  /// Says how wide the column is that this view is in, on a wide window. The last column has what the others leave. Nobody changes the
  /// width here: it stays what it is at first.
  ///
  /// - Parameters:
  ///   - min: the least width, in points.
  ///   - ideal: the width at first, in points.
  ///   - max: the greatest width, in points.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    navigationSplitViewColumnWidth(Swift.max(min ?? ideal, Swift.min(max ?? ideal, ideal)))
  }
}

/// How columns share the width.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// As the platform has it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The columns beside the last take of its width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The last column keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the platform has it.
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns beside the last take of its width.
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width.
  public static var prominentDetail: Self { Self() }
}

extension Schema {
  static let splitView = Schema(.splitView)
}

extension ElementKind {
  /// Two or three `navigationStack`s side by side, or on a narrow window its `compactColumn` alone.
  package static let splitView = ElementKind(rawValue: "splitView")
}

extension AttributeKey {
  /// Of a `splitView`: `sidebar`, `content` or `detail`.
  package static let compactColumn = AttributeKey(rawValue: "compactColumn")
  /// Of a `splitView`, where not all columns are to be seen on a wide window: `doubleColumn`, `detailOnly`.
  package static let visibility = AttributeKey(rawValue: "visibility")
  /// Number, of a `navigationStack` that is a column: how wide it is beside others, in points.
  package static let columnWidth = AttributeKey(rawValue: "columnWidth")
}
