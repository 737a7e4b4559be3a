/// A scene for windows of identical structure. A window group can be opened in any number of windows.
///
/// In a browser, each window is a page. The first window group of an app has the path `/`. Other window groups have
/// their identifier as the path.
public struct WindowGroup<Content: View>: Scene {
  let title: Text?
  let id: String?
  package let content: @MainActor () -> Content

  /// A primitive scene has no body.
  public typealias Body = Never

  /// Creates a window group.
  ///
  /// - Parameter content: returns the content of the window.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, id: nil, content: content)
  }

  /// Creates a window group.
  ///
  /// - Parameters:
  ///   - id: the identifier of the window.
  ///   - content: returns the content of the window.
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, id: id, content: content)
  }

  /// Creates a window group.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - content: returns the content of the window.
  public init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: title, id: nil, content: content)
  }

  /// Creates a window group.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - id: the identifier of the window.
  ///   - content: returns the content of the window.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: title, id: id, content: content)
  }

  /// Creates a window group.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the window.
  ///   - content: returns the content of the window.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: Text(titleKey), id: nil, content: content)
  }

  /// Creates a window group.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the window.
  ///   - id: the identifier of the window.
  ///   - content: returns the content of the window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: Text(titleKey), id: id, content: content)
  }

  /// Creates a window group.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - content: returns the content of the window.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: Text(title), id: nil, content: content)
  }

  /// Creates a window group.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - id: the identifier of the window.
  ///   - content: returns the content of the window.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: Text(title), id: id, content: content)
  }

  init(title: Text?, id: String?, content: @escaping @MainActor () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }
}

extension WindowGroup: PrimitiveScene {
  var windows: [_SceneWindow] {
    [_SceneWindow(id: id, title: title, content: AnyView(DeferredContent(content: content)))]
  }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: @MainActor (Binding<Data?>) -> Content

  init(_ value: Data?, content: @escaping @MainActor (Binding<Data?>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  /// The content for the current value.
  public var body: some View { content($value) }
}
