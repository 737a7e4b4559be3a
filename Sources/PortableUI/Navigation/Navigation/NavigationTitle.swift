import ViewGraph

/// The title of a page. If several views set a title, the first title is used.
struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the title of the page that contains this view.
  ///
  /// - Parameter title: the title.
  public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title)
  }

  /// Sets the title of the page that contains this view.
  ///
  /// - Parameter titleKey: the title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page that contains this view.
  ///
  /// - Parameter title: the title.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page that contains this view.
  ///
  /// - Parameter title: the title. The user cannot edit it in the bar.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the subtitle of the page that contains this view.
  ///
  /// - Parameter subtitle: the subtitle.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationBarAppearance { $0.subtitle = subtitle }
  }

  /// Sets the subtitle of the page that contains this view.
  ///
  /// - Parameter subtitleKey: the subtitle.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the subtitle of the page that contains this view.
  ///
  /// - Parameter subtitle: the subtitle.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
