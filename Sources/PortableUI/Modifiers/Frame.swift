import Elements
import ViewGraph

struct FrameModifier: PrimitiveModifier {
  let lengths: [(key: AttributeKey, length: CGFloat?)]
  let alignment: Alignment

  var wrapper: ElementKind? { .frame }

  func describe(_ writer: inout ElementWriter) {
    for (key, length) in lengths { writer[key] = length.map { .number(Double($0)) } }
    writer[.alignment] = .string(alignment.words)
  }
}

extension View {
  /// Gives the view a space of fixed size.
  ///
  /// - Parameters:
  ///   - width: in points; `nil` leaves it to the view.
  ///   - height: in points; `nil` leaves it to the view.
  ///   - alignment: where the view stands in the space.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(FrameModifier(lengths: [(.width, width), (.height, height)], alignment: alignment))
  }

  /// Gives the view a space whose size has limits, in points. A maximum of `.infinity` takes as much as there is.
  ///
  /// - Parameters:
  ///   - minWidth: the least width.
  ///   - idealWidth: the width where nothing else decides.
  ///   - maxWidth: the greatest width.
  ///   - minHeight: the least height.
  ///   - idealHeight: the height where nothing else decides.
  ///   - maxHeight: the greatest height.
  ///   - alignment: where the view stands in the space.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        lengths: [
          (.minWidth, minWidth), (.idealWidth, idealWidth), (.maxWidth, maxWidth), (.minHeight, minHeight),
          (.idealHeight, idealHeight), (.maxHeight, maxHeight),
        ],
        alignment: alignment))
  }
}
