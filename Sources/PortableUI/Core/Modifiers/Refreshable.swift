import Elements
import Snapshots
import ViewGraph

/// An action that refreshes the content of a view.
///
/// To build a custom control, read the action with `@Environment(\.refresh)`, and call it like a function.
public struct RefreshAction: Sendable {
  fileprivate let refresher: Refresher

  /// Runs the action of the nearest ``View/refreshable(action:)`` modifier and waits until it returns.
  ///
  /// Cancelling the calling task cancels the action.
  public func callAsFunction() async {
    await refresher.action()
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that refreshes the content; `nil` if no enclosing view has the modifier ``View/refreshable(action:)``.
  public package(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Runs the latest action of a refreshable view. Because its identity is stable, a new closure does not invalidate the
/// views that read ``EnvironmentValues/refresh``.
@MainActor
private final class Refresher: DerivedObject {
  private(set) var action: @MainActor @Sendable () async -> Void = {}
  var task: Task<Void, Never>?

  /// Stores the latest closure, and returns a `RefreshAction` that runs the closure stored at the time of the call.
  func offering(_ action: @escaping @MainActor @Sendable () async -> Void) -> RefreshAction {
    self.action = action
    return RefreshAction(refresher: self)
  }
}

/// A view that the user can refresh.
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
    // A refresh that a snapshot has interrupted starts again.
    .onEachMount { if isRefreshing { start() } }
    .onDisappear { refresher.task?.cancel() }
  }

  /// Handles the host's request to refresh. A request during a refresh is ignored.
  private func refresh() {
    guard refresher.task == nil else { return }
    isRefreshing = true
    start()
  }

  private func start() {
    guard refresher.task == nil else { return }
    refresher.task = Task {
      await refresher.action()
      refresher.task = nil
      isRefreshing = false
    }
  }
}

/// The element on which a host lets the user start a refresh.
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
  /// Lets the user refresh the content of this view.
  ///
  /// - Parameter action: loads the content and returns when loading is complete. Its task is cancelled when the view
  ///   disappears.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }
}

extension Schema {
  static let refreshable = Schema(.refreshable, role: .refreshable, handlers: [Handler(.refresh)])
}
