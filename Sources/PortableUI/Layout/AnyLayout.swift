import ViewGraph

/// A way to lay views out that may become another.
///
/// Views keep their state where the layout stays of one kind. In one of another kind they begin anew.
public struct AnyLayout {
  private let lay: @MainActor (AnyView) -> AnyView

  /// Creates a layout that is one from side to side.
  public init(_ layout: HStackLayout) {
    lay = { content in AnyView(layout { content }) }
  }

  /// Creates a layout that is one from top to bottom.
  public init(_ layout: VStackLayout) {
    lay = { content in AnyView(layout { content }) }
  }

  /// Creates a layout that has views in front of one another.
  public init(_ layout: ZStackLayout) {
    lay = { content in AnyView(layout { content }) }
  }

  /// Creates a layout that is one of a program's own.
  public init<L: Layout>(_ layout: L) {
    lay = { content in AnyView(layout { content }) }
  }

  /// Lays views out.
  ///
  /// - Parameter content: the views.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { lay(AnyView(content())) }
}

/// Views from side to side, as a layout.
public struct HStackLayout: Equatable, Sendable {
  /// Where the views stand from top to bottom.
  public var alignment: VerticalAlignment
  /// The distance between the views, in points; `nil` for the platform's own.
  public var spacing: CGFloat?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - alignment: where the views stand from top to bottom.
  ///   - spacing: the distance between the views, in points; `nil` for the platform's own.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Lays views out.
  ///
  /// - Parameter content: the views.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views from top to bottom, as a layout.
public struct VStackLayout: Equatable, Sendable {
  /// Where the views stand from side to side.
  public var alignment: HorizontalAlignment
  /// The distance between the views, in points; `nil` for the platform's own.
  public var spacing: CGFloat?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - alignment: where the views stand from side to side.
  ///   - spacing: the distance between the views, in points; `nil` for the platform's own.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Lays views out.
  ///
  /// - Parameter content: the views.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views in front of one another, as a layout.
public struct ZStackLayout: Equatable, Sendable {
  /// Where the views stand in the space of the largest.
  public var alignment: Alignment

  /// Creates a layout.
  ///
  /// - Parameter alignment: where the views stand in the space of the largest.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Lays views out.
  ///
  /// - Parameter content: the views.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ZStack(alignment: alignment, content: content)
  }
}
