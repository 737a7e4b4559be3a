/// A window of an app that can be opened many times. In a browser it is a page: the first of an app is at its root, and others are
/// at their ids.
public struct WindowGroup<Content: View>: Scene {
  let title: Text?
  let id: String?
  let content: @MainActor () -> Content

  /// A window has no body.
  public typealias Body = Never

  /// Creates a window.
  ///
  /// - Parameter content: what is in it.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, id: nil, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - id: what tells it from others.
  ///   - content: what is in it.
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, id: id, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - content: what is in it.
  public init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: title, id: nil, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - id: what tells it from others.
  ///   - content: what is in it.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: title, id: id, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - content: what is in it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: Text(titleKey), id: nil, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - id: what tells it from others.
  ///   - content: what is in it.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: Text(titleKey), id: id, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - content: what is in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: Text(title), id: nil, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - id: what tells it from others.
  ///   - content: what is in it.
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

  /// The content for the value.
  public var body: some View { content($value) }
}
