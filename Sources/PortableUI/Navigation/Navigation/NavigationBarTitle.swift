// The older names of the modifiers for titles and bar items. With them, existing source code compiles unchanged.

extension View {
  /// Sets the title of the page that contains this view. See ``navigationTitle(_:)-(Text)``.
  ///
  /// - Parameter title: the title.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page that contains this view.
  ///
  /// - Parameter titleKey: the title.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the page that contains this view.
  ///
  /// - Parameter title: the title.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the title and its display mode for the page that contains this view.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - displayMode: the size of the title.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title and its display mode for the page that contains this view.
  ///
  /// - Parameters:
  ///   - titleKey: the title.
  ///   - displayMode: the size of the title.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title and its display mode for the page that contains this view.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - displayMode: the size of the title.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Adds views to both ends of the navigation bar.
  ///
  /// - Parameters:
  ///   - leading: the view at the leading end.
  ///   - trailing: the view at the trailing end.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view to the leading end of the navigation bar.
  ///
  /// - Parameter leading: the view at the leading end.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view to the trailing end of the navigation bar.
  ///
  /// - Parameter trailing: the view at the trailing end.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
