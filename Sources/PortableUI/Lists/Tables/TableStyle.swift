import ViewGraph

/// The appearance of a ``Table``. Only the built-in styles are supported.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The name of the style in the attributes that hosts read.
  static var _name: String { get }
}

/// The default table style of the platform.
public struct AutomaticTableStyle: TableStyle {
  /// The name of the style.
  public static var _name: String { "automatic" }

  /// Creates the style.
  public nonisolated init() {}
}

/// A table style with inset rows.
public struct InsetTableStyle: TableStyle {
  /// The name of the style.
  public static var _name: String { "inset" }

  /// Creates the style.
  public nonisolated init() {}
}

/// A table style with a border around the table and lines between its columns.
public struct BorderedTableStyle: TableStyle {
  /// The name of the style.
  public static var _name: String { "bordered" }

  /// Creates the style.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default table style of the platform.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A table style with inset rows.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A table style with a border around the table and lines between its columns.
  public nonisolated static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

private struct TableStyleKey: EnvironmentKey {
  static var defaultValue: String { "automatic" }
}

private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The name of the table style.
  var tableStyleName: String {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }

  /// The visibility of the headers of tables.
  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tables in this view.
  ///
  /// - Parameter style: the style.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableStyleName, S._name) }

  /// Shows or hides the column headers of tables in this view.
  ///
  /// - Parameter visibility: the visibility of the headers.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
