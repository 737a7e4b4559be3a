import Elements
import ViewGraph

@usableFromInline
struct PaddingModifier: PrimitiveModifier {
  /// The default length of a padding, in points.
  @usableFromInline nonisolated static let standard: CGFloat = 16

  let insets: EdgeInsets

  @usableFromInline
  init(insets: EdgeInsets) {
    self.insets = insets
  }

  @usableFromInline static var kind: ElementKind { .padding }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    let parts: [(AttributeKey, CGFloat)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
    ]
    for (key, length) in parts where length != 0 { writer[key] = .number(Double(length)) }
  }
}

extension View {
  /// Adds padding of equal length to edges of this view.
  ///
  /// - Parameters:
  ///   - edges: the edges to pad.
  ///   - length: the length, in points; `nil` for the platform default.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? PaddingModifier.standard
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds padding to all edges of this view.
  ///
  /// - Parameter length: the length, in points.
  @inlinable
  public consuming func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds padding of different lengths to the edges of this view.
  ///
  /// - Parameter insets: the length for each edge.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}
