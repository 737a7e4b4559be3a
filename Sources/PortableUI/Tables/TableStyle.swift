import ViewGraph

/// How a ``Table`` looks. There are those of the platform only.
@MainActor @preconcurrency
public protocol TableStyle {
  /// How hosts know it.
  static var _name: String { get }
}

/// The look that suits the place.
public struct AutomaticTableStyle: TableStyle {
  /// Its name.
  public static var _name: String { "automatic" }

  /// Creates the style.
  public nonisolated init() {}
}

/// Rows that stand in from the sides.
public struct InsetTableStyle: TableStyle {
  /// Its name.
  public static var _name: String { "inset" }

  /// Creates the style.
  public nonisolated init() {}
}

/// A line around the table, and lines between its columns.
public struct BorderedTableStyle: TableStyle {
  /// Its name.
  public static var _name: String { "bordered" }

  /// Creates the style.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look that suits the place.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows that stand in from the sides.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A line around the table, and lines between its columns.
  public nonisolated static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

private struct TableStyleKey: EnvironmentKey {
  static var defaultValue: String { "automatic" }
}

private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// How tables look.
  var tableStyleName: String {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }

  /// Whether what stands above the columns of tables is seen.
  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets how the tables in this view look.
  ///
  /// - Parameter style: the look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableStyleName, S._name) }

  /// Shows or hides what stands above the columns of the tables in this view.
  ///
  /// - Parameter visibility: whether it is seen.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
