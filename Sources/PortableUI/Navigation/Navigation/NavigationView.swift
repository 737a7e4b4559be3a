import ViewGraph

/// A stack of pages without a path. ``NavigationStack`` is its newer form.
///
/// If the content consists of two or three views, they are the columns of a ``NavigationSplitView``, unless
/// ``View/navigationViewStyle(_:)`` sets the stack style.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.isNavigationViewStack) private var isStack

  /// Creates a navigation view.
  ///
  /// - Parameter content: the first page, or two or three views that are shown as columns.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The pages.
  public var body: some View {
    let columns = ColumnCollector.columns(of: content)
    switch (isStack ? 1 : columns.count, columns.count) {
    case (3..., _):
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    case (2, _):
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    case (_, 2...): NavigationStack { columns[0] }
    default: NavigationStack { content }
    }
  }
}

/// Collects the top-level views of a view builder's result.
private struct ColumnCollector: PartVisitor {
  private var columns: [AnyView] = []

  static func columns(of content: some View) -> [AnyView] {
    guard let sequence = content as? any SequenceContent else { return [] }
    var collector = ColumnCollector()
    sequence.visitParts(&collector)
    return collector.columns
  }

  mutating func visit<Part: GraphContent>(_ part: Part) {
    if let view = part as? any View { columns.append(AnyView(view)) }
  }
}

/// The appearance of a ``NavigationView``.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// Whether the view shows a single column.
  var isStack: Bool { get }
}

/// The platform's default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The value `false`: if the content consists of several views, they are shown as columns.
  public var isStack: Bool { false }

  /// Creates the style.
  public init() {}
}

/// A style that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The value `true`: only the first view of the content is shown.
  public var isStack: Bool { true }

  /// Creates the style.
  public init() {}
}

/// A style that shows columns on a wide window.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The value `false`: if the content consists of several views, they are shown as columns.
  public var isStack: Bool { false }
}

/// A style that shows two columns on a wide window.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The value `false`: if the content consists of several views, they are shown as columns.
  public var isStack: Bool { false }

  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's default style.
  public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows one page at a time.
  public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style that shows columns on a wide window.
  public static var columns: Self { Self() }
}

extension View {
  /// Sets the style of navigation views within this view.
  ///
  /// - Parameter style: the style.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.isNavigationViewStack, style.isStack)
  }
}

private struct IsNavigationViewStackKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a ``NavigationView`` shows a single column.
  var isNavigationViewStack: Bool {
    get { self[IsNavigationViewStackKey.self] }
    set { self[IsNavigationViewStackKey.self] = newValue }
  }
}
