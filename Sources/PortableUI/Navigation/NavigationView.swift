import ViewGraph

/// A page, and others that links lead to: the older form of ``NavigationStack``, without a path.
///
/// Where two or three views stand in it, they are columns, as in a ``NavigationSplitView``, unless
/// ``View/navigationViewStyle(_:)`` asks for a stack.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.isNavigationViewStack) private var isStack

  /// Creates the pages.
  ///
  /// - Parameter content: the first page; a second and a third view are the columns beside it.
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

/// Takes views apart that stand one after the other.
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

/// How a ``NavigationView`` shows its pages.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// Whether there is only one column.
  var isStack: Bool { get }
}

/// As the platform has it.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// `false`.
  public var isStack: Bool { false }

  /// Creates the style.
  public init() {}
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// `true`.
  public var isStack: Bool { true }

  /// Creates the style.
  public init() {}
}

/// Columns, where there is room for them.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// `false`.
  public var isStack: Bool { false }
}

/// Two columns, where there is room for them.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// `false`.
  public var isStack: Bool { false }

  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the platform has it.
  public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, where there is room for them.
  public static var columns: Self { Self() }
}

extension View {
  /// Says how navigation views in this view show their pages.
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
  /// Whether a ``NavigationView`` has one column only.
  var isNavigationViewStack: Bool {
    get { self[IsNavigationViewStackKey.self] }
    set { self[IsNavigationViewStackKey.self] = newValue }
  }
}
