import ViewGraph

/// One of the windows that an app describes, for hosts.
@MainActor
public struct AppWindow {
  /// What tells it from the app's other windows; `nil` for one without a name.
  public let id: String?
  /// What it is called; `nil` where nothing is said.
  public let title: String?
  private let make: @MainActor @Sendable () -> AnyView

  /// The window's content, with an app of its own: call it once for each screen.
  public func makeContent() -> AnyView { make() }

  /// The windows of an app, as they are at first.
  ///
  /// - Parameter app: the app, which is created once for this.
  public static func all<A: App>(of app: A.Type) -> [AppWindow] {
    A.Body._windows(of: A().body).enumerated().map { index, window in
      AppWindow(
        id: window.id, title: window.title.map { $0.string(in: EnvironmentValues()) },
        make: { AnyView(AppRoot(app: A(), index: index)) })
    }
  }

  /// What an app is called: its type's name, without `App` at the end.
  public static func name<A: App>(of app: A.Type) -> String {
    let name = String(describing: A.self)
    return name.count > 3 && name.hasSuffix("App") ? String(name.dropLast(3)) : name
  }
}

/// A window as a scene describes it.
public struct _SceneWindow {
  var id: String?
  var title: Text?
  var content: AnyView
}

/// Shows one window of an app, whose properties are installed like a view's.
private struct AppRoot<A: App>: View, PropertyForwarder {
  let app: A
  let index: Int

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
    return windows.indices.contains(index) ? windows[index].content : AnyView(EmptyView())
  }
}
