import ViewGraph

/// The title of a page. The first view that says one counts.
struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension View {
  /// Says what the page is called that this view is on.
  ///
  /// - Parameter title: the title.
  public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title)
  }

  /// Says what the page is called that this view is on.
  ///
  /// - Parameter titleKey: the title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Says what the page is called that this view is on.
  ///
  /// - Parameter title: the title.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Says what the page is called that this view is on.
  ///
  /// - Parameter title: the title. Here it is shown, and nobody changes it in the bar.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Says more of the page that this view is on, below its title.
  ///
  /// - Parameter subtitle: what else there is to say.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationBarLook { $0.subtitle = subtitle }
  }

  /// Says more of the page that this view is on, below its title.
  ///
  /// - Parameter subtitleKey: what else there is to say.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Says more of the page that this view is on, below its title.
  ///
  /// - Parameter subtitle: what else there is to say.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
