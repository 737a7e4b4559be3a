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
  /// How lists look; `nil` for what suits the place.
  var listStyleName: String? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The distance between rows; `nil` where they adjoin.
  var rowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The distance between sections; `nil` for the platform's own.
  var sectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// How high rows of lists are at least, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }

  /// How high headers of lists are at least, in points; `nil` for the platform's own height.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Whether what is behind the content of regions that scroll is painted.
  var scrollBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// How far the sections of a list are from one another.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// The platform's own distance.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less.
  public static let compact = ListSectionSpacing(length: 16)

  /// A distance of one's own, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: max(0, spacing))
  }
}

extension ElementWriter {
  /// Says how a list looks.
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
  /// Sets the distance between the rows of lists, each of which is then a group by itself.
  ///
  /// - Parameter spacing: in points; `nil` lets them adjoin.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.rowSpacing, spacing) }

  /// Sets the distance between the sections of lists, or that of one section from the next.
  ///
  /// - Parameter spacing: the distance.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.sectionSpacing, spacing.length)
  }

  /// Sets the distance between the sections of lists, or that of one section from the next.
  ///
  /// - Parameter spacing: in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Sets how much the headers of sections stand out.
  ///
  /// - Parameter prominence: how much.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

  /// Paints what is behind the content of lists, forms and text editors, or does not.
  ///
  /// - Parameter visibility: `.hidden` lets be seen what is behind them.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollBackground, visibility)
  }
}
