import Elements
import ViewGraph

/// How long something is, of the length of what it stands in.
struct RelativeLength: Equatable {
  /// How many times that length.
  var factor: CGFloat
  /// In points.
  var constant: CGFloat
}

struct RelativeFrameModifier: PrimitiveModifier {
  let width: RelativeLength?
  let height: RelativeLength?
  let alignment: Alignment

  static var kind: ElementKind { .relativeFrame }

  func describe(_ writer: inout LayerWriter) {
    if let width {
      writer[.relativeWidth] = .number(Double(width.factor))
      writer[.width] = .number(Double(width.constant))
    }
    if let height {
      writer[.relativeHeight] = .number(Double(height.factor))
      writer[.height] = .number(Double(height.constant))
    }
    writer[.alignment] = alignment.attribute
  }
}

extension View {
  /// Makes the view as large as the nearest scroll view around it, or the screen.
  ///
  /// - Parameters:
  ///   - axes: in which extents.
  ///   - alignment: where the view stands in that space.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    relativeFrame(axes, alignment) { _ in RelativeLength(factor: 1, constant: 0) }
  }

  /// Makes the view as large as some parts of the nearest scroll view around it, or of the screen.
  ///
  /// - Parameters:
  ///   - axes: in which extents.
  ///   - count: into how many parts that is divided, at least one.
  ///   - span: how many of them the view takes.
  ///   - spacing: how far the parts are from one another, in points.
  ///   - alignment: where the view stands in that space.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let factor = CGFloat(span) / CGFloat(max(count, 1))
    let constant = CGFloat(span - 1) * spacing - factor * CGFloat(max(count, 1) - 1) * spacing
    return relativeFrame(axes, alignment) { _ in RelativeLength(factor: factor, constant: constant) }
  }

  /// Makes the view as large as a closure says of the nearest scroll view around it, or of the screen.
  ///
  /// - Parameters:
  ///   - axes: in which extents.
  ///   - alignment: where the view stands in that space.
  ///   - length: is given how large the space is in an extent, in points. Where its answer is no share of that and a number of
  ///     points, it is asked for that of a phone's screen.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    relativeFrame(axes, alignment) { axis in
      let (short, middle, long) = (length(300, axis), length(400, axis), length(500, axis))
      let factor = (long - short) / 200
      guard abs(middle - (short + long) / 2) < 0.01 else {
        return RelativeLength(factor: 0, constant: length(axis == .horizontal ? 390 : 844, axis))
      }
      return RelativeLength(factor: factor, constant: short - factor * 300)
    }
  }

  private func relativeFrame(
    _ axes: Axis.Set, _ alignment: Alignment, length: (Axis) -> RelativeLength
  ) -> some View {
    modifier(
      RelativeFrameModifier(
        width: axes.contains(.horizontal) ? length(.horizontal) : nil,
        height: axes.contains(.vertical) ? length(.vertical) : nil, alignment: alignment))
  }
}

extension ElementKind {
  /// A layer: a space of so many times the width or the height of the nearest region that scrolls, or of the screen, and so many
  /// points, in which the view stands.
  package static let relativeFrame = ElementKind(rawValue: "relativeFrame")
}

extension AttributeKey {
  /// Numbers, of a `relativeFrame`: how many times the width, or the height. Its `width` and `height` are added to that.
  package static let relativeWidth = AttributeKey(rawValue: "relativeWidth")
  package static let relativeHeight = AttributeKey(rawValue: "relativeHeight")
}
