import Elements
import ViewGraph

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private struct RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct MinRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private struct MinHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

private struct ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The name of the list style; `nil` for the default.
  var listStyleName: String? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The distance between rows; `nil` if rows adjoin.
  var rowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The distance between sections; `nil` for the platform's default.
  var sectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The minimum height of list rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }

  /// The minimum height of list headers, in points; `nil` for the platform's default.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }

  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The visibility of the background of scrollable views.
  var scrollBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

/// The degree of emphasis of an element.
public enum Prominence: Hashable, Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// The platform's default spacing.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A smaller spacing.
  public static let compact = ListSectionSpacing(length: 16)

  /// Returns a spacing in points. A negative value counts as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: max(0, spacing))
  }
}

extension ElementWriter {
  /// Writes the attributes of a list's appearance.
  @MainActor
  mutating func describeList() {
    describeScrolling(showsIndicators: true)
    let values = EnvironmentValues(scope: environment)
    self[.listStyle] = values.listStyleName.map { .string($0) }
    if values.editMode?.wrappedValue.isEditing == true { self[.editing] = .flag(true) }
    if values.scrollBackground == .hidden { self[.hidesBackground] = .flag(true) }
    self[.rowSpacing] = values.rowSpacing.map { .number(Double(max(0, $0))) }
    self[.sectionSpacing] = values.sectionSpacing.map { .number(Double($0)) }
    if values.defaultMinListRowHeight != 44 { self[.minRowHeight] = .number(Double(values.defaultMinListRowHeight)) }
    self[.minHeaderHeight] = values.defaultMinListHeaderHeight.map { .number(Double($0)) }
  }
}

extension View {
  /// Sets the distance between the rows of lists. With a distance, each row is a separate group.
  ///
  /// - Parameter spacing: the distance, in points; `nil` if rows adjoin.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.rowSpacing, spacing) }

  /// Sets the spacing between the sections of lists in this view, or between this section and the next.
  ///
  /// - Parameter spacing: the spacing.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.sectionSpacing, spacing.length)
  }

  /// Sets the spacing between the sections of lists in this view, or between this section and the next.
  ///
  /// - Parameter spacing: the spacing, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Sets the prominence of section headers in this view.
  ///
  /// - Parameter prominence: the prominence.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

  /// Shows or hides the background of lists, forms and text editors in this view.
  ///
  /// - Parameter visibility: with `.hidden`, the view behind the list, form or text editor is visible.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollBackground, visibility)
  }
}
