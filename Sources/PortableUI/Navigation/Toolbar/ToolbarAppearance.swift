extension View {
  /// Sets the background of toolbars of the page that contains this view.
  ///
  /// - Parameters:
  ///   - style: The fill of the background.
  ///   - bars: The toolbars. If empty, all of them.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let color = style.resolvedColor
    return navigationBarAppearance { appearance in
      for bar in bars.isEmpty ? [.automatic] : bars { appearance.backgrounds[bar] = color }
    }
  }

  /// Sets the visibility of the background of toolbars of the page that contains this view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The toolbars. If empty, all of them.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBackground(visibility, bars)
  }

  /// Sets the visibility of the background of toolbars of the page that contains this view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The toolbars. If empty, all of them.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBackground(visibility, bars)
  }

  /// Sets the color scheme of the navigation bar of the page that contains this view.
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme, or `nil` to inherit the color scheme of the page.
  ///   - bars: The toolbars. If empty, all of them. Only the navigation bar is affected.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    navigationBarAppearance { appearance in
      if bars.isEmpty || bars.contains(.navigationBar) { appearance.scheme = colorScheme }
    }
  }

  /// Sets the display mode of the navigation title of the page that contains this view.
  ///
  /// - Parameter mode: The display mode.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarAppearance { $0.titleDisplayMode = mode.ofTitle }
  }

  /// Sets the purpose of the toolbar. This has no effect.
  ///
  /// - Parameter role: The purpose.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Adds a menu of actions on the page's subject to the navigation bar. See ``ToolbarTitleMenu``.
  ///
  /// - Parameter content: The menu's content: buttons, toggles, pickers, sections and submenus.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }

  private func showingBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    navigationBarAppearance { appearance in
      for bar in bars.isEmpty ? [.automatic] : bars { appearance.backgroundVisibility[bar] = visibility }
    }
  }
}

/// The display mode of a navigation title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let ofTitle: NavigationBarItem.TitleDisplayMode

  /// The display mode of the previous page. The title of the first page is large.
  public static let automatic = Self(ofTitle: .automatic)
  /// A large title below the navigation bar until the page is scrolled.
  public static let large = Self(ofTitle: .large)
  /// On some platforms, a large title next to the toolbar items. In PortableUI it equals `large`.
  public static let inlineLarge = Self(ofTitle: .large)
  /// A small title in the navigation bar.
  public static let inline = Self(ofTitle: .inline)
}

/// The purpose of a toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The toolbar is for browsing content.
  public static let browser = Self(name: "browser")
  /// The toolbar is for editing a document.
  public static let editor = Self(name: "editor")
  /// The toolbar is for navigating a stack.
  public static let navigationStack = Self(name: "navigationStack")
}
