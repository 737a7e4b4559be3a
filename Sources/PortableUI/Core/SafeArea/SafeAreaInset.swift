import Elements
import ViewGraph

/// A modifier that places a view at an edge of the safe area and insets the safe area by its size.
private struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
  let edge: Edge
  let alignment: AttributeValue
  let spacing: CGFloat?
  let inset: Inset

  static var kind: ElementKind { .safeAreaInset }
  var layerContent: Inset { inset }

  func describe(_ writer: inout LayerWriter) {
    writer[.edge] = .string(edge.name)
    writer[.alignment] = alignment
    writer[.spacing] = .number(Double(spacing.map { $0.isFinite ? max(0, $0) : 0 } ?? 8))
  }

  func isDescribed(like other: Self) -> Bool {
    edge == other.edge && alignment == other.alignment && spacing == other.spacing
  }
}

/// A modifier that insets the safe area.
private struct SafeAreaPaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  static var kind: ElementKind { .safeAreaPadding }

  func describe(_ writer: inout LayerWriter) {
    for (key, length) in [
      (AttributeKey.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ] where length.isFinite && length > 0 {
      writer[key] = .number(Double(length))
    }
  }
}

extension View {
  /// Places views above or below this view and insets its safe area by their size. Scrolling content passes under the
  /// views, but its start and end can be scrolled into the visible area. Other content ends at the edge of the views.
  ///
  /// - Parameters:
  ///   - edge: The edge of the views.
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance to this view in points, or `nil` for the platform's default. Negative values count as 0.
  ///   - content: The views.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.attribute, spacing: spacing, inset: content()))
  }

  /// Places views at the leading or trailing edge of this view and reduces the width of this view by their width.
  ///
  /// - Parameters:
  ///   - edge: The edge of the views.
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance to this view in points, or `nil` for the platform's default. Negative values count as 0.
  ///   - content: The views.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.attribute, spacing: spacing,
        inset: content()))
  }

  /// Places a bar above or below this view, like
  /// ``safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)``.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The horizontal alignment of the bar's content.
  ///   - spacing: The distance to this view in points, or `nil` for the platform's default. Negative values count as 0.
  ///   - content: The content of the bar.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Places a bar at the leading or trailing edge of this view and reduces the width of this view by the width of the
  /// bar.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The vertical alignment of the bar's content.
  ///   - spacing: The distance to this view in points, or `nil` for the platform's default. Negative values count as 0.
  ///   - content: The content of the bar.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Insets the safe area of this view. Scrollable areas still extend to the edges, but their content starts and ends
  /// at the insets.
  ///
  /// - Parameter insets: The insets in points. Negative values count as 0.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Insets the safe area of this view at some edges. See ``safeAreaPadding(_:)-(EdgeInsets)``.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The inset in points, or `nil` for the platform's default.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Insets the safe area of this view at all edges. See ``safeAreaPadding(_:)-(EdgeInsets)``.
  ///
  /// - Parameter length: The inset in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

extension Edge {
  fileprivate var name: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}
