/// A scene with a single window. In a browser, the window is a page.
public struct Window<Content: View>: Scene {
  let title: Text
  let id: String
  let content: @MainActor () -> Content

  /// A primitive scene has no body.
  public typealias Body = Never

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - id: the identifier of the window.
  ///   - content: returns the content of the window.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the window.
  ///   - id: the identifier of the window.
  ///   - content: returns the content of the window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - id: the identifier of the window.
  ///   - content: returns the content of the window.
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

/// A scene with the app's settings. Its window has the identifier `settings`.
public struct Settings<Content: View>: Scene {
  let content: @MainActor () -> Content

  /// A primitive scene has no body.
  public typealias Body = Never

  /// Creates a settings scene.
  ///
  /// - Parameter content: returns the content of the settings.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }
}

extension Settings: PrimitiveScene {
  var windows: [_SceneWindow] {
    let content = AnyView(DeferredContent(content: content))
    return [_SceneWindow(id: "settings", title: Text(platform: "Settings"), content: content)]
  }
}

/// An action that opens a window of the app.
///
/// Read the action with `@Environment(\.openWindow)`, and call it like a function.
@MainActor
public struct OpenWindowAction {
  let open: @MainActor (String) -> Void

  /// Opens a window. In a browser, the window opens as a separate page.
  ///
  /// - Parameter id: the identifier of the window.
  public func callAsFunction(id: String) { open(id) }

  /// Opens a window for a value.
  ///
  /// - Parameters:
  ///   - id: the identifier of the window.
  ///   - value: the value that the window shows.
  @available(
    *, unavailable, message: "Windows for values need an Apple platform. Use a NavigationLink or openWindow(id:)."
  )
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}

  /// Opens a window for a value.
  ///
  /// - Parameter value: the value that the window shows.
  @available(
    *, unavailable, message: "Windows for values need an Apple platform. Use a NavigationLink or openWindow(id:)."
  )
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// An action that closes a window of the app. The action has no effect, because a browser does not let a script close a
/// page that the user opened.
@MainActor
public struct DismissWindowAction {
  /// Does nothing, because a browser does not let a script close a page that the user opened.
  public func callAsFunction() {}
  /// Does nothing, because a browser does not let a script close a page that the user opened.
  public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
  /// An action that opens a window of the app by its identifier.
  public var openWindow: OpenWindowAction {
    let openURL = openURL
    return OpenWindowAction { id in
      // The app's own action for URLs does not open windows.
      let openURL = ScreenServices.current?.openURL ?? openURL
      let name = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id
      if let url = URL(string: "/" + name) { openURL(url) }
    }
  }

  /// An action that closes a window of the app. The action has no effect, see ``DismissWindowAction``.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app can show several windows at once. The value is always `true`, because an app can be open in
  /// several pages.
  public var supportsMultipleWindows: Bool { true }
}
