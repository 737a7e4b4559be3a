import ViewGraph

/// The container whose background ``View/containerBackground(_:for:)`` sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  enum Container: Hashable {
    case page, splitView, tabView, widget
  }

  let container: Container

  /// The page of the navigation stack that contains the view.
  public static let navigation = Self(container: .page)
  /// The entire split view that contains the view. The columns are transparent, unless a column has a separate
  /// background.
  public static let navigationSplitView = Self(container: .splitView)
  /// The tab view that contains the view, while the view's tab is selected. The tabs' pages are transparent, unless a
  /// page has a separate background.
  public static let tabView = Self(container: .tabView)
  /// A widget. This placement has no effect, because there are no widgets.
  public static let widget = Self(container: .widget)
  /// Unavailable.
  @available(
    *, unavailable, message: "A view cannot change the window around it. Use background(_:) on the first view."
  )
  public static var window: ContainerBackgroundPlacement { navigation }
}

/// The background of a page of a navigation stack. If several views declare a background, the first one is used.
struct PageBackgroundKey: PreferenceKey {
  static var defaultValue: ShapePaint? { nil }

  static func reduce(value: inout ShapePaint?, nextValue: () -> ShapePaint?) { value = value ?? nextValue() }
}

/// The background of a split view.
struct SplitBackgroundKey: PreferenceKey {
  static var defaultValue: ShapePaint? { nil }

  static func reduce(value: inout ShapePaint?, nextValue: () -> ShapePaint?) { value = value ?? nextValue() }
}

/// The background of a tab view.
struct TabBackgroundKey: PreferenceKey {
  static var defaultValue: ShapePaint? { nil }

  static func reduce(value: inout ShapePaint?, nextValue: () -> ShapePaint?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the background of a container of the view, such as its page in a navigation stack.
  ///
  /// The background fills the entire container, including the area behind its bars, and does not scroll:
  ///
  /// ```swift
  /// NavigationStack {
  ///   ScrollView { Text("Inbox") }
  ///     .containerBackground(.teal.gradient, for: .navigation)
  /// }
  /// ```
  ///
  /// A list draws another background in front of the container's background. Hide the list's background with
  /// ``scrollContentBackground(_:)``. If the view is not in a container of the given kind, this modifier has no effect.
  ///
  /// - Parameters:
  ///   - style: the style of the background. It uses the container's environment, for example its tint.
  ///   - container: the container.
  @ViewBuilder
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    switch container.container {
    case .page: preference(key: PageBackgroundKey.self, value: style.shapePaint)
    case .splitView: preference(key: SplitBackgroundKey.self, value: style.shapePaint)
    case .tabView: preference(key: TabBackgroundKey.self, value: style.shapePaint)
    case .widget: self
    }
  }

  /// Sets the background of a container of the view to a color, a gradient or another view that is also a style.
  ///
  /// See ``containerBackground(_:for:)``.
  ///
  /// - Parameters:
  ///   - container: the container.
  ///   - alignment: the alignment of the view in the container. It has no effect, because the view fills the container.
  ///   - content: the color or gradient.
  public func containerBackground<V: View & ShapeStyle>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    containerBackground(content(), for: container)
  }

  /// Unavailable.
  @available(
    *, unavailable,
    message: "Containers are filled with a color or a gradient. For other views, use background(alignment:content:)."
  )
  @_disfavoredOverload
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }
}
