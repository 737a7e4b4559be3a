// The names that titles had first. Files in the manner of that time are to compile as they are.

extension View {
  /// Says what the page is called that this view is on. See ``navigationTitle(_:)-(Text)``.
  ///
  /// - Parameter title: the title.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Says what the page is called that this view is on.
  ///
  /// - Parameter titleKey: the title.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Says what the page is called that this view is on.
  ///
  /// - Parameter title: the title.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Says what the page is called that this view is on, and how large that is shown.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - displayMode: how large.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Says what the page is called that this view is on, and how large that is shown.
  ///
  /// - Parameters:
  ///   - titleKey: the title.
  ///   - displayMode: how large.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Says what the page is called that this view is on, and how large that is shown.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - displayMode: how large.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Puts views at both ends of the bar above the page that this view is on.
  ///
  /// - Parameters:
  ///   - leading: stands where reading starts.
  ///   - trailing: stands where reading ends.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the beginning of the bar above the page that this view is on.
  ///
  /// - Parameter leading: stands where reading starts.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the end of the bar above the page that this view is on.
  ///
  /// - Parameter trailing: stands where reading ends.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
