import ViewGraph

/// A window of an app, as a host shows it.
@MainActor
public struct AppWindow {
  /// The identifier of the window; `nil` if the scene declares no identifier.
  public let id: String?
  /// The title of the window; `nil` if the scene declares no title.
  public let title: String?
  private let make: @MainActor @Sendable () -> AnyView

  /// Creates a new instance of the app, and returns the content of its window. Call this method once for each screen.
  public func makeContent() -> AnyView { make() }

  /// Returns the windows of an app in its initial state.
  ///
  /// - Parameter app: the type of the app. This method creates an instance of it to read the windows.
  public static func all<A: App>(of app: A.Type) -> [AppWindow] {
    A.Body._windows(of: A().body).enumerated().map { index, window in
      AppWindow(
        id: window.id, title: window.title.map { $0.string(in: EnvironmentValues()) },
        make: { AnyView(AppRoot(app: A(), index: index)) })
    }
  }

  /// Returns the name of an app, which is the name of its type without the suffix `App`.
  public static func name<A: App>(of app: A.Type) -> String {
    let name = String(describing: A.self)
    return name.count > 3 && name.hasSuffix("App") ? String(name.dropLast(3)) : name
  }
}

/// A window that a scene declares.
public struct _SceneWindow {
  var id: String?
  var title: Text?
  var content: AnyView
}

/// Shows one window of an app. The dynamic properties of the app, such as `@State`, are installed in the node of this
/// view.
private struct AppRoot<A: App>: View, PropertyForwarder {
  let app: A
  let index: Int
  /// The properties of the app that provide objects to its views.
  private let providers: [any EnvironmentObjectProvider]

  init(app: A, index: Int) {
    self.app = app
    self.index = index
    providers = Mirror(reflecting: app).children.compactMap { $0.value as? any EnvironmentObjectProvider }
  }

  typealias Body = Never

  static var owner: Any.Type { A.self }
  static var isStructure: Bool { true }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: AppRoot) -> AnyView { content.window }
  }

  private var window: AnyView {
    let windows = A.Body._windows(of: app.body)
    let content = windows.indices.contains(index) ? windows[index].content : AnyView(EmptyView())
    return providers.reduce(content) { $1.providing(to: $0) }
  }
}
