import Elements
import ViewGraph

/// Space at a side of a view that what it scrolls goes under, and all else leaves free.
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

/// The same space, with nothing in it.
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
  /// Shows views above or below this one. What scrolls in this view goes on under them, and its first and last parts can still be
  /// scrolled away from there; what does not scroll ends where they begin.
  ///
  /// - Parameters:
  ///   - edge: at which side they stand.
  ///   - alignment: where they stand from side to side.
  ///   - spacing: the distance to this view, in points; `nil` for the platform's own. Less than 0 is 0.
  ///   - content: the views.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.attribute, spacing: spacing, inset: content()))
  }

  /// Shows views beside this one, which is so much narrower.
  ///
  /// - Parameters:
  ///   - edge: at which side they stand.
  ///   - alignment: where they stand from top to bottom.
  ///   - spacing: the distance to this view, in points; `nil` for the platform's own. Less than 0 is 0.
  ///   - content: the views.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.attribute, spacing: spacing,
        inset: content()))
  }

  /// Shows a bar above or below this view, as ``safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)`` does.
  ///
  /// - Parameters:
  ///   - edge: at which side it stands.
  ///   - alignment: where its views stand from side to side.
  ///   - spacing: the distance to this view, in points; `nil` for the platform's own. Less than 0 is 0.
  ///   - content: what is on it.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar beside this view, which is so much narrower.
  ///
  /// - Parameters:
  ///   - edge: at which side it stands.
  ///   - alignment: where its views stand from top to bottom.
  ///   - spacing: the distance to this view, in points; `nil` for the platform's own. Less than 0 is 0.
  ///   - content: what is on it.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Keeps the content of this view from its sides. What scrolls in it goes on to the sides, and begins and ends away from them.
  ///
  /// - Parameter insets: how far, in points. Less than 0 is 0.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Keeps the content of this view from its sides. See ``safeAreaPadding(_:)-(EdgeInsets)``.
  ///
  /// - Parameters:
  ///   - edges: from which sides.
  ///   - length: how far, in points; `nil` for the platform's own distance.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Keeps the content of this view from all of its sides. See ``safeAreaPadding(_:)-(EdgeInsets)``.
  ///
  /// - Parameter length: how far, in points.
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

extension ElementKind {
  /// A layer with what stands at an `edge` of the view, `spacing` away. What scrolls in the view goes under it.
  package static let safeAreaInset = ElementKind(rawValue: "safeAreaInset")
  /// A layer that keeps what is in the view from its sides, by a `top` and so on. What scrolls in it goes on to the sides.
  package static let safeAreaPadding = ElementKind(rawValue: "safeAreaPadding")
}
