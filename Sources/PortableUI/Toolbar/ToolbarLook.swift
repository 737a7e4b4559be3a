extension View {
  /// Says what is behind bars of the page that this view is on.
  ///
  /// - Parameters:
  ///   - style: what they are filled with.
  ///   - bars: which bars; none says all.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let color = style.resolvedColor
    return navigationBarLook { look in
      for bar in bars.isEmpty ? [.automatic] : bars { look.backgrounds[bar] = color }
    }
  }

  /// Says whether there is something behind bars of the page that this view is on.
  ///
  /// - Parameters:
  ///   - visibility: whether there is.
  ///   - bars: which bars; none says all.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBackground(visibility, bars)
  }

  /// Says whether there is something behind bars of the page that this view is on.
  ///
  /// - Parameters:
  ///   - visibility: whether there is.
  ///   - bars: which bars; none says all.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBackground(visibility, bars)
  }

  /// Says whether the bar above the page that this view is on is light or dark.
  ///
  /// - Parameters:
  ///   - colorScheme: whether it is; `nil` for as the page.
  ///   - bars: which bars; none says all.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    navigationBarLook { look in
      if bars.isEmpty || bars.contains(.navigationBar) { look.scheme = colorScheme }
    }
  }

  /// Says how large the title of the page is that this view is on.
  ///
  /// - Parameter mode: how large.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarLook { $0.titleDisplayMode = mode.ofTitle }
  }

  /// Says what the bar is for, which changes on some platforms where its title stands. Here it does not.
  ///
  /// - Parameter role: what it is for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Offers what can be done with what the page is about that this view is on: see ``ToolbarTitleMenu``.
  ///
  /// - Parameter content: what can be done: buttons, toggles, pickers, sections of them, and menus.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }

  private func showingBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    navigationBarLook { look in
      for bar in bars.isEmpty ? [.automatic] : bars { look.backgroundVisibility[bar] = visibility }
    }
  }
}

/// How large the title of a page is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let ofTitle: NavigationBarItem.TitleDisplayMode

  /// As that of the page before; that of the first page is large.
  public static let automatic = Self(ofTitle: .automatic)
  /// Large, until the page is scrolled.
  public static let large = Self(ofTitle: .large)
  /// Large, on the platforms that have such bars.
  public static let inlineLarge = Self(ofTitle: .large)
  /// Small.
  public static let inline = Self(ofTitle: .inline)
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// What the platform makes of it.
  public static let automatic = Self(name: "automatic")
  /// Moving about among contents.
  public static let browser = Self(name: "browser")
  /// Working on a document.
  public static let editor = Self(name: "editor")
  /// Going back and on.
  public static let navigationStack = Self(name: "navigationStack")
}
