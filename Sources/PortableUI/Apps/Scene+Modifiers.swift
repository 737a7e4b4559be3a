/// A scene whose windows are shown with something around their content.
private struct ModifiedScene<Base: Scene, Modified: View>: PrimitiveScene {
  let base: Base
  let modify: @MainActor (AnyView) -> Modified

  var windows: [_SceneWindow] {
    Base._windows(of: base).map { window in
      var window = window
      window.content = AnyView(modify(window.content))
      return window
    }
  }
}

extension Scene {
  private func modified(_ modify: @escaping @MainActor (AnyView) -> some View) -> some Scene {
    ModifiedScene(base: self, modify: modify)
  }

  /// Sets a value in the environment of the scene's windows.
  ///
  /// - Parameters:
  ///   - keyPath: which value.
  ///   - value: what it is.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  /// Provides an `@Observable` object to the scene's windows.
  ///
  /// - Parameter object: the object.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified { $0.environment(object) }
  }

  /// Provides an observable object to the scene's windows.
  ///
  /// - Parameter object: the object.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified { $0.environmentObject(object) }
  }

  /// Runs an action when a value has become another.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - initial: whether to run it also when a window first appears.
  ///   - action: is given the old value and the new one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value has become another.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - initial: whether to run it also when a window first appears.
  ///   - action: what to do.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value has become another.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - action: is given the new value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, perform: action) }
  }

  /// Lets `@AppStorage` in the scene keep its values in defaults of the process, which all who use the program share.
  ///
  /// - Parameter store: the defaults.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified { $0.defaultAppStorage(store) }
  }

  /// Adds commands to menus. A page has no menu bar: they are not shown.
  public func commands<Content: Commands>(@CommandsBuilder content: @MainActor () -> Content) -> some Scene { self }
  /// Takes the platform's own commands away. There are none.
  public func commandsRemoved() -> some Scene { self }
  /// Puts other commands in place of the platform's own. They are not shown.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: @MainActor () -> Content) -> some Scene {
    self
  }

  /// Says how large a window is at first. A page is as large as its browser's window.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Says how large a window is at first. A page is as large as its browser's window.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Says where a window is at first. A page is where its browser's window is.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Says how a window may be resized. A page is as large as its browser's window.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Says how a window looks. A page looks as its browser has it.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Says how the toolbar of a window looks. A page looks as its browser has it.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Says which events a scene is opened for.
  @available(*, unavailable, message: "A page is opened at its address. Use onOpenURL in its content.")
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension View {
  /// Says which events a view takes.
  @available(*, unavailable, message: "A page is opened at its address. Use onOpenURL.")
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

/// How a window may be resized.
public struct WindowResizability: Sendable {
  /// As the platform does.
  public static let automatic = WindowResizability()
  /// It is as large as its content.
  public static let contentSize = WindowResizability()
  /// It is at least as large as its content.
  public static let contentMinSize = WindowResizability()
}

/// How a window looks.
public protocol WindowStyle {}
/// How the toolbar of a window looks.
public protocol WindowToolbarStyle {}
/// As the platform has it.
public struct DefaultWindowStyle: WindowStyle, WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}
/// Without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// With a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// With the toolbar and the title in one.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}
/// With the toolbar and the title in one, and little space.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}
/// With the toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the platform has it.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowToolbarStyle where Self == DefaultWindowStyle {
  /// As the platform has it.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// With the toolbar and the title in one.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// With the toolbar and the title in one.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// With the toolbar and the title in one, and little space.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// With the toolbar and the title in one, and little space.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// With the toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
