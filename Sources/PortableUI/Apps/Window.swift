/// A window of an app of which there is one. In a browser it is a page.
public struct Window<Content: View>: Scene {
  let title: Text
  let id: String
  let content: @MainActor () -> Content

  /// A window has no body.
  public typealias Body = Never

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - id: what tells it from others.
  ///   - content: what is in it.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - id: what tells it from others.
  ///   - content: what is in it.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - id: what tells it from others.
  ///   - content: what is in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension Window: PrimitiveScene {
  var windows: [_SceneWindow] {
    [_SceneWindow(id: id, title: title, content: AnyView(DeferredContent(content: content)))]
  }
}

/// The settings of an app: a window with the id `settings`.
public struct Settings<Content: View>: Scene {
  let content: @MainActor () -> Content

  /// Settings have no body.
  public typealias Body = Never

  /// Creates the settings.
  ///
  /// - Parameter content: what is in them.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }
}

extension Settings: PrimitiveScene {
  var windows: [_SceneWindow] {
    let content = AnyView(DeferredContent(content: content))
    return [_SceneWindow(id: "settings", title: Text("Settings"), content: content)]
  }
}

/// Opens windows of the app.
///
/// Read it with `@Environment(\.openWindow)` and call it like a function.
@MainActor
public struct OpenWindowAction {
  let open: @MainActor (String) -> Void

  /// Opens a window.
  ///
  /// - Parameter id: the window's. In a browser it is opened as a page of its own.
  public func callAsFunction(id: String) { open(id) }

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - id: the window's.
  ///   - value: what it shows.
  @available(*, unavailable, message: "A page cannot be given a value. Navigate to it, or use openWindow(id:).")
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}

  /// Opens a window.
  ///
  /// - Parameter value: what it shows.
  @available(*, unavailable, message: "A page cannot be given a value. Navigate to it, or use openWindow(id:).")
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// Puts a window of the app away: every screen is the only one of its host, so it does nothing.
@MainActor
public struct DismissWindowAction {
  /// Does nothing: a browser closes no page that a person has opened.
  public func callAsFunction() {}
  /// Does nothing: a browser closes no page that a person has opened.
  public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
  /// Opens a window of the app, by its id.
  public var openWindow: OpenWindowAction {
    let openURL = openURL
    return OpenWindowAction { id in
      let name = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id
      if let url = URL(string: "/" + name) { openURL(url) }
    }
  }

  /// Puts a window of the app away.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app can have several windows at once: pages can.
  public var supportsMultipleWindows: Bool { true }
}
