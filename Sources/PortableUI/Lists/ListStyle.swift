/// How a list looks. There are those of the platform only.
@MainActor @preconcurrency
public protocol ListStyle {
  /// How hosts know it; `nil` for the one that suits the place.
  static var _name: String? { get }
}

/// The look that suits the place: groups that stand in from the sides.
public struct DefaultListStyle: ListStyle {
  /// None of its own.
  public static var _name: String? { nil }

  /// Creates the style.
  public nonisolated init() {}
}

/// Rows from side to side on the ground of the page; headers stay in sight.
public struct PlainListStyle: ListStyle {
  /// Its name.
  public static var _name: String? { "plain" }

  /// Creates the style.
  public nonisolated init() {}
}

/// Groups of rows from side to side.
public struct GroupedListStyle: ListStyle {
  /// Its name.
  public static var _name: String? { "grouped" }

  /// Creates the style.
  public nonisolated init() {}
}

/// Groups of rows that stand in from the sides, with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Its name.
  public static var _name: String? { "insetGrouped" }

  /// Creates the style.
  public nonisolated init() {}
}

/// Rows that stand in from the sides.
public struct InsetListStyle: ListStyle {
  /// Its name.
  public static var _name: String? { "inset" }

  /// Creates the style.
  public nonisolated init() {}
}

/// The rows of a column that leads to others.
public struct SidebarListStyle: ListStyle {
  /// Its name.
  public static var _name: String? { "sidebar" }

  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that suits the place.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows from side to side.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows that stand in from the sides.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows that stand in from the sides.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The rows of a column that leads to others.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

@available(*, unavailable, message: "Lists with a border are the Mac's. Use .insetGrouped instead.")
extension ListStyle where Self == DefaultListStyle {
  /// Not to be had here.
  public nonisolated static var bordered: DefaultListStyle { DefaultListStyle() }
  /// Not to be had here.
  public nonisolated static var carousel: DefaultListStyle { DefaultListStyle() }
  /// Not to be had here.
  public nonisolated static var elliptical: DefaultListStyle { DefaultListStyle() }
}

extension View {
  /// Sets how the lists in this view look.
  ///
  /// - Parameter style: the look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyleName, S._name)
  }
}
