/// A scene that modifies the content of another scene's windows.
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
  ///   - keyPath: the key path of the value.
  ///   - value: the new value.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  /// Sets the reading direction of the scene's windows.
  ///
  /// - Parameters:
  ///   - keyPath: `\.layoutDirection`.
  ///   - value: the direction.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  /// Sets the color scheme of the scene's windows, regardless of the user's preference.
  ///
  /// - Parameters:
  ///   - keyPath: `\.colorScheme`.
  ///   - value: the color scheme.
  public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme)
    -> some Scene
  {
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

  /// Runs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - initial: whether the action also runs when a window of the scene first appears.
  ///   - action: receives the old value and the new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - initial: whether the action also runs when a window of the scene first appears.
  ///   - action: the action.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - action: receives the new value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, perform: action) }
  }

  /// Sets the user defaults in which `@AppStorage` properties of the scene are stored. User defaults belong to the
  /// process, so all users of the program share the values.
  ///
  /// - Parameter store: the user defaults.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified { $0.defaultAppStorage(store) }
  }

  /// Sets whether windows of the scene restore their state, for example after a reload of their page. By default, they
  /// do.
  ///
  /// - Parameter behavior: the behavior.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    modified { $0.restoresState(behavior.restoresState) }
  }

  /// Adds commands to the scene. A page has no menu bar, so the commands are not shown.
  public func commands<Content: Commands>(@CommandsBuilder content: @MainActor () -> Content) -> some Scene { self }
  /// Removes the system's commands. This modifier has no effect, because there are no system commands.
  public func commandsRemoved() -> some Scene { self }
  /// Replaces the system's commands. A page has no menu bar, so the commands are not shown.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: @MainActor () -> Content) -> some Scene {
    self
  }

  /// Sets the default size of a window. This modifier has no effect: a page has the size of its browser window.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Sets the default size of a window. This modifier has no effect: a page has the size of its browser window.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Sets the default position of a window. This modifier has no effect: a page has the position of its browser window.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Sets how a window can be resized. This modifier has no effect: a page has the size of its browser window.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Sets the style of windows. This modifier has no effect: the browser determines the appearance of its window.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Sets the style of window toolbars. This modifier has no effect: the browser determines the appearance of its
  /// window.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Sets the external events for which the scene opens a window. This modifier has no effect, because the path of a
  /// URL determines which window the browser shows. Handle URLs with ``View/onOpenURL(perform:)`` in the scene's
  /// content.
  ///
  /// - Parameter conditions: the identifiers of the events that the scene handles.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension View {
  /// Sets the external events that an existing window of the view's scene handles, so that they do not open another
  /// window. This modifier has no effect, because each browser window or tab receives the URLs that are opened in it.
  /// Handle URLs with ``onOpenURL(perform:)``.
  ///
  /// - Parameters:
  ///   - preferring: the identifiers of the events that the scene prefers to handle.
  ///   - allowing: the identifiers of the events that the scene can handle.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

/// Whether the windows of a scene restore their state.
public struct SceneRestorationBehavior: Sendable {
  let restoresState: Bool

  /// The windows restore their state.
  public static let automatic = SceneRestorationBehavior(restoresState: true)
  /// Each window starts with initial state.
  public static let disabled = SceneRestorationBehavior(restoresState: false)
}

/// The resizability of a window.
public struct WindowResizability: Sendable {
  /// The default of the platform.
  public static let automatic = WindowResizability()
  /// The window has the size of its content.
  public static let contentSize = WindowResizability()
  /// The window is at least as large as its content.
  public static let contentMinSize = WindowResizability()
}

/// The style of a window.
public protocol WindowStyle {}
/// The style of a window's toolbar.
public protocol WindowToolbarStyle {}
/// The default style of the platform.
public struct DefaultWindowStyle: WindowStyle, WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}
/// A window style without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// A window style with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// A style with the toolbar and the title in one bar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}
/// A style with the toolbar and the title in one compact bar.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}
/// A style with the toolbar below the title bar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style of the platform.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window style without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window style with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowToolbarStyle where Self == DefaultWindowStyle {
  /// The default style of the platform.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A style with the toolbar and the title in one bar.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Returns a style with the toolbar and the title in one bar.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A style with the toolbar and the title in one compact bar.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// Returns a style with the toolbar and the title in one compact bar.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A style with the toolbar below the title bar.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
