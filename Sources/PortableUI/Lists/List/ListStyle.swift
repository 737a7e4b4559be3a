/// The appearance of a list. Only the platform's styles are supported.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The name by which hosts identify the style; `nil` for the default.
  static var _name: String? { get }
}

/// The default style: inset groups.
public struct DefaultListStyle: ListStyle {
  /// `nil`: the host chooses the style.
  public static var _name: String? { nil }

  /// Creates the style.
  public nonisolated init() {}
}

/// A style with rows that extend from edge to edge, on the background of the page. Section headers are pinned.
public struct PlainListStyle: ListStyle {
  /// `"plain"`.
  public static var _name: String? { "plain" }

  /// Creates the style.
  public nonisolated init() {}
}

/// A style with groups of rows that extend from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// `"grouped"`.
  public static var _name: String? { "grouped" }

  /// Creates the style.
  public nonisolated init() {}
}

/// A style with inset groups of rows and rounded corners.
public struct InsetGroupedListStyle: ListStyle {
  /// `"insetGrouped"`.
  public static var _name: String? { "insetGrouped" }

  /// Creates the style.
  public nonisolated init() {}
}

/// A style with inset rows.
public struct InsetListStyle: ListStyle {
  /// `"inset"`.
  public static var _name: String? { "inset" }

  /// Creates the style.
  public nonisolated init() {}
}

/// A style for the sidebar of a split view.
public struct SidebarListStyle: ListStyle {
  /// `"sidebar"`.
  public static var _name: String? { "sidebar" }

  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style: inset groups.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style with rows that extend from edge to edge.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with groups of rows that extend from edge to edge.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with inset groups of rows.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// A style with inset rows.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for the sidebar of a split view.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

@available(*, unavailable, message: "Bordered lists need macOS. Use .insetGrouped instead.")
extension ListStyle where Self == DefaultListStyle {
  /// Unavailable.
  public nonisolated static var bordered: DefaultListStyle { DefaultListStyle() }
  /// Unavailable.
  public nonisolated static var carousel: DefaultListStyle { DefaultListStyle() }
  /// Unavailable.
  public nonisolated static var elliptical: DefaultListStyle { DefaultListStyle() }
}

extension View {
  /// Sets the style of lists within this view.
  ///
  /// - Parameter style: the style.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyleName, S._name)
  }
}
