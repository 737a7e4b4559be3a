import Elements
import ViewGraph

/// Asks for the newest content, as a person would.
///
/// Read it with `@Environment(\.refresh)` to offer a way of your own, and call it like a function.
public struct RefreshAction: Sendable {
  fileprivate let refresher: Refresher

  /// Runs the action of the nearest ``View/refreshable(action:)`` and returns when it has.
  ///
  /// When the calling task is cancelled, so is the action.
  public func callAsFunction() async {
    await refresher.action()
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Asks for the newest content; `nil` where the views around cannot be refreshed.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// What runs the newest action of a refreshable view, so that those who hold it need not be told of another one.
@MainActor
private final class Refresher {
  private(set) var action: @MainActor @Sendable () async -> Void = {}
  var task: Task<Void, Never>?

  /// What runs `action` from now on.
  func offering(_ action: @escaping @MainActor @Sendable () async -> Void) -> RefreshAction {
    self.action = action
    return RefreshAction(refresher: self)
  }
}

/// A view that a person can refresh.
private struct RefreshableView<Content: View>: View {
  let content: Content
  let action: @MainActor @Sendable () async -> Void
  @State private var refresher = Refresher()
  @State private var isRefreshing = false

  var body: some View {
    RefreshableBox(
      isRefreshing: isRefreshing, refresh: refresh,
      content: content.environment(\.refresh, refresher.offering(action))
    )
    .onDisappear { refresher.task?.cancel() }
  }

  /// What a host asks for. Asked again before the content has come, it does nothing.
  private func refresh() {
    guard refresher.task == nil else { return }
    isRefreshing = true
    refresher.task = Task {
      await refresher.action()
      refresher.task = nil
      isRefreshing = false
    }
  }
}

/// The element at which a host offers to refresh.
private struct RefreshableBox<Content: View>: View {
  let isRefreshing: Bool
  let refresh: @MainActor () -> Void
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension RefreshableBox: ElementContent {
  static var schema: Schema { .refreshable }
  var children: Content { content }

  func describe(_ writer: inout ElementWriter) {
    if isRefreshing { writer[.refreshing] = .flag(true) }
    writer.describeControl()
  }

  func isDescribed(like other: Self) -> Bool { isRefreshing == other.isRefreshing }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard event.kind == .refresh, EnvironmentValues(scope: environment).isEnabled else { return false }
    refresh()
    return true
  }
}

extension View {
  /// Lets a person ask for the newest content of this view.
  ///
  /// - Parameter action: brings the content and returns when it is there. It is cancelled when the view leaves the screen.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }
}

extension Schema {
  static let refreshable = Schema(.refreshable, role: .refreshable, handlers: [Handler(.refresh)])
}

extension Role {
  /// A part of the screen that a person can ask for anew.
  public static let refreshable = Role(rawValue: "refreshable")
}
