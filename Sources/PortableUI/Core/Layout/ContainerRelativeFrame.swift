import Elements
import ViewGraph

/// A length relative to the length of the container.
struct RelativeLength: Equatable {
  /// The multiple of the container's length.
  var factor: CGFloat
  /// The constant to add, in points.
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
  /// Gives the view the size of its nearest scroll view, or of the screen if there is none.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the size is set.
  ///   - alignment: The alignment of the view in the resulting frame.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    relativeFrame(axes, alignment) { _ in RelativeLength(factor: 1, constant: 0) }
  }

  /// Divides the nearest scroll view, or the screen, into equal parts, and gives the view the size of a number of these
  /// parts.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the size is set.
  ///   - count: The number of parts that the container is divided into. At least one.
  ///   - span: The number of parts that the view occupies.
  ///   - spacing: The distance between the parts, in points.
  ///   - alignment: The alignment of the view in the resulting frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let factor = CGFloat(span) / CGFloat(max(count, 1))
    let constant = CGFloat(span - 1) * spacing - factor * CGFloat(max(count, 1) - 1) * spacing
    return relativeFrame(axes, alignment) { _ in RelativeLength(factor: factor, constant: constant) }
  }

  /// Sizes the view with a closure that receives the length of the nearest scroll view, or of the screen.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the size is set.
  ///   - alignment: The alignment of the view in the resulting frame.
  ///   - length: A closure that receives the container's length along an axis, in points, and returns the view's
  ///     length. If the closure is not a linear function of the length, it is evaluated for the size of a phone's
  ///     screen instead: 390 by 844 points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    relativeFrame(axes, alignment) { axis in
      // The lengths of small and large screens.
      let (first, last) = (CGFloat(300), CGFloat(1_500))
      let start = length(first, axis)
      let factor = (length(last, axis) - start) / (last - first)
      let isLinear = stride(from: first, through: last, by: 100).allSatisfy { sample in
        abs(length(sample, axis) - start - factor * (sample - first)) < 0.01
      }
      guard isLinear else {
        return RelativeLength(factor: 0, constant: length(axis == .horizontal ? 390 : 844, axis))
      }
      return RelativeLength(factor: factor, constant: start - factor * first)
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
